/** The face of Farshore. */
import type { Face } from "../../board";
import "./art/colours.css";

const face: Face = {
  id: "farshore",
  shelf: 2,
  families: ["valley"],
  poster: { heart: "30 30 140 105", veil: "#6fb0ba" },
  back: ["#1f6f7d", "#7fbcc0", "M60 12l8 25 25 8-25 8-8 25-8-25-25-8 25-8z", "M60 12v66M27 45h66M49 34l22 22M71 34 49 56"],
  pieces: ["crab", "puffin", "duck", "beaver"],
  rival: { option: "bonny", piece: "bonny" },
  counted: { ship: "noun-space" },
  board: () => import("./board/Board.svelte"),
  explained: () => import("./reading/Explained.svelte"),
  voice: () => import("./board/voice"),
  text: () => import("./reading/text"),
  guide: () => import("./reading/guide"),
  lesson: () => import("./reading/lesson"),
};
export default face;
