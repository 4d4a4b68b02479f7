/** Where a long name may be broken, for cards with little room: after a syllable. */

const VOWEL = "[aeiouyàâéèêëîïôùûœаеёиоуыэюя]";
const CONSONANT = "[^aeiouyàâéèêëîïôùûœаеёиоуыэюя\\s'’-]";
/** The start of a syllable: a consonant, optionally h, l or r, and a vowel. */
const NEXT = `(?=${CONSONANT}[hlrлр]?${VOWEL})`;
const SYLLABLE = new RegExp(`${VOWEL}${NEXT}|${VOWEL}${CONSONANT}[ьъ]?${NEXT}`, "giu");
const SOFT = "\u00ad";
/** Shorter words stay whole. The first three and the last three letters also stay together. */
const SHORT = 8;
const END = 3;

export function hyphenate(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < SHORT) return word;
    return word.replace(SYLLABLE, (end: string, at: number) => {
      const length = at + end.length;
      return length < END || word.length - length < END ? end : end + SOFT;
    });
  });
}
