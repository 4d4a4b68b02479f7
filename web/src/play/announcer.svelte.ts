/** Announces what happens: to screen readers, by sound, and while the page is hidden. */
import { logSentences } from "../words/logText";
import { Wording } from "../words/wording";
import { t, words } from "../words/words.svelte";
import type { LogLine } from "../wire";
import { TurnAlert } from "./turnAlert";
import type { LiveTable } from "./liveTable.svelte";

const MOST_SENTENCES = 6;

export class Announcer {
  /** What just happened, for the polite live region. */
  message = $state("");
  /** "Your turn", for the assertive live region. */
  turn = $state("");
  #wasMyTurn = false;
  #turnAlert = new TurnAlert();

  constructor(readonly live: LiveTable) {}

  /** Announce an update with these log lines; a snapshot (`whole`) brings no news. */
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
