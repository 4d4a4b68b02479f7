/**
 * The window widths at which the layout changes, in px. Style sheets repeat the numbers;
 * `test/styles.test.ts` compares them.
 */
export const FROM = { tablet: 640, laptop: 1024, desktop: 1340, wide: 1760, huge: 2200 } as const;
