/** The face of Cartographers. */
import type { Face } from "../../board";

const face: Face = {
  id: "cartographers",
  shelf: 3,
  families: [],
  poster: { heart: "80 0 160 120", veil: "#e6d6b0", strokes: () => import("./art/poster") },
};
export default face;
