/** What Everdell says in its own way. */
import type { Voice } from "../../../board";
import type { Words } from "../../../words/words";
import { valleyVoice } from "../../valley/board/voice";
import title from "../valley";

const voice: Voice = {
  ...valleyVoice(title),
  setUp: (w, options) => (options["year"] ? w.t(`year-${String(options["year"])}`) : ""),
};
export default voice;

/** How the rival plays in a year. */
export function rivalText(w: Words, year: number): string {
  return `${w.t("rule-rugwort")} ${w.t(`year-${year}.rule`)}`;
}
