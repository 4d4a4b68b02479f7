/** What Farshore says in its own way. */
import type { Voice } from "../../../board";
import { valleyVoice } from "../../valley/board/voice";
import title from "../valley";
import { noteOf } from "../reading/notes";

const voice: Voice = {
  ...valleyVoice(title),
  note: noteOf,
  setUp: (w, options) => (options["bonny"] ? w.t(`preset-farshore-bonny${String(options["bonny"])}`) : ""),
};
export default voice;
