/** Everdell in words. */
import type { TextView } from "../../../board";
import { sectionsOf } from "../../valley/reading/text";

const view: TextView = { sections: (shown) => sectionsOf(shown) };
export default view;
