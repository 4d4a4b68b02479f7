/** The table in words: the same data as the pictures, section by section. */
import type { Shown } from "../play/shown";
import { cartographersSections } from "../games/cartographers/text";
import { valleySections } from "../games/valley/text";

export interface Section {
  /** What a command shows it by. */
  name: string;
  title: string;
  lines: string[];
  /** Lines that form a drawing, to be set in letters of one width. */
  drawing?: string[];
}

export function sections(shown: Shown): Section[] {
  return shown.game === "cartographers" ? cartographersSections(shown) : valleySections(shown);
}
