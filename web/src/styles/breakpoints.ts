/** The five widths of a window from which screens are laid out anew, in px. Style sheets write the numbers; `test/styles.test.ts` reads both. */
export const FROM = { tablet: 640, laptop: 1024, desktop: 1340, wide: 1760, huge: 2200 } as const;
