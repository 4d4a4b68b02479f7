/** Everdell in words. */
import type { TextView } from "../../board";
import { sectionsOf } from "../valley/text";

const view: TextView = { sections: (shown) => sectionsOf(shown) };
export default view;
