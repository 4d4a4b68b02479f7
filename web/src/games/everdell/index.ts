/** Everdell in the client. */
import type { Title } from "../../board";
import "./art/colours.css";

const title: Title = {
  id: "everdell",
  order: 1,
  families: ["valley"],
  poster: { heart: "90 8 160 120", veil: "#c9bd80" },
  back: ["#3f6b4c", "#8fb07c", "M60 14c20 16 24 34 0 62-24-28-20-46 0-62z", "M60 26v48M60 40l8-7M60 52l-9-8M60 62l7-6"],
  pieces: ["squirrel", "mouse", "hedgehog", "turtle"],
  rival: { option: "year", piece: "rugwort" },
  board: () => import("./board/Board.svelte"),
  details: () => import("./content/Details.svelte"),
  hooks: () => import("./board/hooks"),
  text: () => import("./content/text"),
  guide: () => import("./content/guide"),
  lesson: () => import("./content/lesson"),
};
export default title;
