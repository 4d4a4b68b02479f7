/** Everdell in words. */
import type { TextView } from "../../../board";
import { sectionsOf } from "../../valley/reading/text";

const view: TextView = { sections: (table) => sectionsOf(table) };
export default view;
