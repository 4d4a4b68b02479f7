/** Texts and scores of Everdell that the catalogues cannot give. */
import type { TitleHooks } from "../../../board";
import type { Words } from "../../../words/words";
import { valleyHooks } from "../../valley/board/hooks";
import title from "../valley";

const hooks: TitleHooks = {
  ...valleyHooks(title),
  setupText: (w, options) => (options["year"] ? w.t(`year-${String(options["year"])}`) : ""),
};
export default hooks;

/** How the rival plays in a year. */
export function rivalText(w: Words, year: number): string {
  return `${w.t("rule-rugwort")} ${w.t(`year-${year}.rule`)}`;
}
