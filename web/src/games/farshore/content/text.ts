/** The text view of Farshore. */
import type { Section, TextView } from "../../../board";
import { Wording } from "../../../words/wording";
import { t, words, type Words } from "../../../words/words.svelte";
import { sectionsOf } from "../../valley/content/text";
import { GAME, STACKS, bothHalves, seaView, roseProperties, stops, type SeaView } from "./sea";

function sea(w: Words, view: SeaView): Section {
  const wording = new Wording(w);
  const lines = STACKS.flatMap((stack) => {
    const top = view.roses?.[stack].at(-1);
    return top ? [t("text-of", { who: w.t(`rose-${stack}`), what: new Wording(w).several("a", roseProperties(top)) })] : [];
  });
  const weather = view.weather?.at(-1);
  if (weather) {
    lines.push(`${wording.text("weather", weather)}. ${w.t(`weather-${weather}.upper`)}`);
    const lower = w.t(`weather-${weather}.lower`);
    lines.push(bothHalves(view) ? lower : `${lower} (${w.t("farshore-weather-idle")})`);
  }
  for (const island of view.high_tide ?? []) lines.push(t("text-high-tide", { island: wording.text("place", island) }));
  const path = view.routes?.at(-1);
  if (path) lines.push(t("text-route", { route: new Wording(w).several("path", stops(path).map((stop) => stop.said)) }));
  if (view.plan?.length) {
    const markers = view.plan.map(({ colour, row }) => `${w.t(`colour-${colour}.short`)} ${row}`);
    lines.push(t("text-plan", { markers: markers.join(", ") }));
  }
  return { name: "sea", title: w.t("topic-roses"), lines };
}

const view: TextView = { sections: (table) => sectionsOf(table, [sea(words(GAME), seaView(table.view))]) };
export default view;
