/** Cartographers in the client. */
import type { Title } from "../../board";
import "./art/colours.css";

const title: Title = {
  id: "cartographers",
  order: 3,
  poster: { heart: "80 0 160 120", veil: "#e6d6b0" },
  back: ["#7d4a33", "#cba87a", "M30 28l20-8 20 8 20-8v44l-20 8-20-8-20 8z", "M50 20v44M70 28v44M38 56c8-14 14 2 22-10s10-8 16-8"],
  keys: { r: "rotate", f: "flip" },
  board: () => import("./board/Board.svelte"),
  details: () => import("./content/Details.svelte"),
  hooks: () => import("./board/hooks"),
  text: () => import("./content/text"),
  guide: () => import("./content/guide"),
  lesson: () => import("./content/lesson"),
};
export default title;
