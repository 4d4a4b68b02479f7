/** What the lessons of the family share. */
import { valleyView, type Player } from "./views";
import { isOffered, prefer, type Scene, type Tip } from "../../../screens/learn/lesson";

/** At the start of a turn prefers a card to a worker. Later takes "done" or the first answer. */
export const fallback = prefer("play:", "visit:", "prepare", "done", "");

function own({ view, seat }: Scene): Player | undefined {
  return valleyView(view).players[seat];
}

const atTurn = ({ question }: Scene) => question?.prompt === "action";

export const TIPS: readonly Tip[] = [
  { id: "spot", when: isOffered(/^visit:0\./), at: ["zone:city"] },
  { id: "full-hand", when: (scene) => atTurn(scene) && (own(scene)?.hand.length ?? 0) >= 8, at: ["zone:hand"] },
  { id: "no-worker", when: (scene) => atTurn(scene) && own(scene)?.workers === 0, at: ["zone:decision"] },
  { id: "no-room", when: (scene) => atTurn(scene) && (own(scene)?.slots ?? 0) >= 15, at: ["zone:city"] },
  { id: "summer", when: ({ question }) => question?.source === "summer", at: ["zone:market"] },
  { id: "autumn", when: (scene) => atTurn(scene) && own(scene)?.season === "autumn", at: ["zone:decision"] },
];
