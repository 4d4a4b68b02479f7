/** The text view of Everdell. */
import type { TextView } from "../../../board";
import { sectionsOf } from "../../valley/content/text";

const view: TextView = { sections: (table) => sectionsOf(table) };
export default view;
