/** The face of Everdell. */
import type { Face } from "../../board";

const face: Face = {
  id: "everdell",
  shelf: 1,
  families: ["valley"],
  poster: { heart: "90 8 160 120", veil: "#c9bd80", strokes: () => import("./art/poster") },
};
export default face;
