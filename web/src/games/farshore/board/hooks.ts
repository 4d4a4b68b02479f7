/** Texts and scores of Farshore that the catalogues cannot give. */
import type { TitleHooks } from "../../../board";
import { valleyHooks } from "../../valley/board/hooks";
import title from "../valley";
import { noteOf } from "../content/notes";

const hooks: TitleHooks = {
  ...valleyHooks(title),
  note: noteOf,
  setupText: (w, options) => (options["bonny"] ? w.t(`preset-farshore-bonny${String(options["bonny"])}`) : ""),
};
export default hooks;
