/** What Farshore says in its own way. */
import type { Voice } from "../../../board";
import { valleyVoice } from "../../valley/board/voice";
import { noteOf, textOf } from "../reading/texts";

const voice: Voice = {
  ...valleyVoice(async () => (await import("../facts.json")).default.cards),
  text: textOf,
  note: noteOf,
  setUp: (w, options) => (options["bonny"] ? w.t(`preset-farshore-bonny${String(options["bonny"])}`) : ""),
};
export default voice;
