/** Farshore in the client. */
import type { Title } from "../../board";
import "./art/colours.css";

const title: Title = {
  id: "farshore",
  order: 2,
  families: ["valley"],
  poster: { heart: "30 30 140 105", veil: "#6fb0ba" },
  back: ["#1f6f7d", "#7fbcc0", "M60 12l8 25 25 8-25 8-8 25-8-25-25-8 25-8z", "M60 12v66M27 45h66M49 34l22 22M71 34 49 56"],
  pieces: ["crab", "puffin", "duck", "beaver"],
  rival: { option: "bonny", piece: "bonny" },
  counted: { ship: "noun-space" },
  board: () => import("./board/Board.svelte"),
  details: () => import("./content/Details.svelte"),
  hooks: () => import("./board/hooks"),
  text: () => import("./content/text"),
  guide: () => import("./content/guide"),
  lesson: () => import("./content/lesson"),
};
export default title;
