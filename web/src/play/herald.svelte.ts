/** Tells aloud what happens: for those who listen to the page, by sound, and when the page is out of sight. */
import { tell } from "../words/stories";
import { Wording } from "../words/wording";
import { t, words } from "../words/words.svelte";
import type { LogLine } from "../wire";
import { Attention } from "./attention";
import type { Sitting } from "./sitting.svelte";

const MOST_SENTENCES = 6;

export class Herald {
  /** What just happened. */
  news = $state("");
  /** It is your turn. */
  call = $state("");
  #wasAsked = false;
  #attention = new Attention();

  constructor(readonly sitting: Sitting) {}

  /** A new picture with these lines has come; `whole` if it is the first one. */
  hear(fresh: LogLine[], whole: boolean): void {
    const { sitting } = this;
    const wording = new Wording(words(sitting.game), sitting.names);
    if (!whole && fresh.length) {
      const told = fresh.flatMap((line) => tell(line, wording).reverse());
      this.news = told.slice(-MOST_SENTENCES).map((one) => one.text).join(" ");
    }
    if (sitting.asked && !this.#wasAsked) this.call = t("shell-your-turn");
    if (!sitting.asked) this.call = "";
    this.#wasAsked = sitting.asked;
    this.#attention.follow(sitting.asked, sitting.game, whole ? [] : fresh);
  }

  leave(): void {
    this.#attention.leave();
  }
}
