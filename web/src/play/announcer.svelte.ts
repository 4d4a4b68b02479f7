/** Tells aloud what happens: for those who listen to the page, by sound, and when the page is out of sight. */
import { logSentences } from "../words/logText";
import { Wording } from "../words/wording";
import { t, words } from "../words/words.svelte";
import type { LogLine } from "../wire";
import { TurnAlert } from "./turnAlert";
import type { LiveTable } from "./liveTable.svelte";

const MOST_SENTENCES = 6;

export class Announcer {
  /** What just happened. */
  message = $state("");
  /** It is your turn. */
  turn = $state("");
  #wasMyTurn = false;
  #turnAlert = new TurnAlert();

  constructor(readonly live: LiveTable) {}

  /** A new picture with these lines has come; `whole` if it is the first one. */
  announce(fresh: LogLine[], whole: boolean): void {
    const { live } = this;
    const wording = new Wording(words(live.game), live.names);
    if (!whole && fresh.length) {
      const sentences = fresh.flatMap((line) => logSentences(line, wording).reverse());
      this.message = sentences.slice(-MOST_SENTENCES).map((one) => one.text).join(" ");
    }
    if (live.mustAnswer && !this.#wasMyTurn) this.turn = t("shell-your-turn");
    if (!live.mustAnswer) this.turn = "";
    this.#wasMyTurn = live.mustAnswer;
    this.#turnAlert.update(live.mustAnswer, live.game, whole ? [] : fresh);
  }

  leave(): void {
    this.#turnAlert.leave();
  }
}
