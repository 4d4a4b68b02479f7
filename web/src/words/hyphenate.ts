/** Where a long name may be broken, for cards with little room: as the catalogue of its language says. */
import type { Words } from "./words";

const SOFT = "\u00ad";

/** A name with soft hyphens. Words that the catalogue does not list stay whole. */
export function hyphenate(name: string, w: Words): string {
  const key = `name-breaks-${w.game}`;
  const listed = w.knows(key) ? w.t(key).split(/\s+/) : [];
  return name.replace(/\p{L}{7,}/gu, (word) => {
    const broken = listed.find((one) => one.replaceAll("-", "").toLowerCase() === word.toLowerCase());
    if (!broken) return word;
    let at = 0;
    return [...broken].map((sign) => (sign === "-" ? SOFT : word[at++])).join("");
  });
}
