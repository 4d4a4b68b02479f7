/** The face of Farshore. */
import type { Face } from "../../board";

const face: Face = {
  id: "farshore",
  shelf: 2,
  families: ["valley"],
  poster: { heart: "30 30 140 105", veil: "#6fb0ba", strokes: () => import("./art/poster") },
};
export default face;
