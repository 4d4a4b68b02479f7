/** The face of Cartographers. */
import type { Face } from "../../board";
import "./art/colours.css";

const face: Face = {
  id: "cartographers",
  shelf: 3,
  poster: { heart: "80 0 160 120", veil: "#e6d6b0" },
  back: ["#7d4a33", "#cba87a", "M30 28l20-8 20 8 20-8v44l-20 8-20-8-20 8z", "M50 20v44M70 28v44M38 56c8-14 14 2 22-10s10-8 16-8"],
  keys: { r: "rotate", f: "flip" },
  bareLog: true,
  board: () => import("./board/Board.svelte"),
  explained: () => import("./reading/Explained.svelte"),
  voice: () => import("./board/voice"),
  text: () => import("./reading/text"),
  guide: () => import("./reading/guide"),
  lesson: () => import("./reading/lesson"),
};
export default face;
