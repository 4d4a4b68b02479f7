/** The text of an option: the verb of its code with its object. */
import type { Option } from "../../../wire";
import type { Wording } from "../../../words/wording";
import { capitalize } from "../../../words/numbers";
import { valleyTitle } from "../titles";

/** Such as "Play: Farm". If the card is not from the hand, the text names its row. */
export function optionText(option: Option, wording: Wording): string {
  const { words: w } = wording;
  const what = wording.option(option);
  const [verb = "", thing = ""] = option.code.split(":");
  const key = `table-deed-${verb}`;
  const { row } = valleyTitle(w.game);
  const said = thing && w.knows(key) ? w.t(key, { what }) : what;
  return capitalize(verb === "play" && thing.startsWith(`${row}.`) ? `${said} (${w.t(`zone-${row}`)})` : said);
}
