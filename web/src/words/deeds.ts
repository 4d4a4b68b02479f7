/** What an answer does, in words: the verb of its code with what it is about. */
import type { Option } from "../wire";
import type { Labels } from "./labels";
import { capital } from "./numbers";

/** Such as "Play: Farm"; with the row of cards it comes from, where it is not the hand. */
export function deed(option: Option, labels: Labels): string {
  const { words: w } = labels;
  const what = labels.option(option);
  const [verb = "", thing = ""] = option.code.split(":");
  const key = `table-deed-${verb}`;
  const row = /^(meadow|bay)\./.exec(thing)?.[1];
  const said = thing && w.knows(key) ? w.t(key, { what }) : what;
  return capital(row && verb === "play" ? `${said} (${w.t(`zone-${row}`)})` : said);
}
