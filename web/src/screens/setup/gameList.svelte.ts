/** What can be played here: asked for once a visit. */
import { get } from "../../net/api";
import { TITLES, sortTitles } from "../../titles";
import { loadWords } from "../../words/words.svelte";
import type { Catalogue, Data, GameInfo, Json } from "../../wire";

/** What may be settled before a game: see "Setting up" in docs/protocol.md. */
export interface SetupOption {
  name: string;
  kind: "one" | "several" | "whole" | "switch" | "document";
  /** Family of the messages that name the values. */
  words: string;
  /** Another choice that must not be made beside it. */
  unless: string;
  values: (string | number | boolean)[];
  default: Json;
  count?: number;
  groups?: Record<string, string[]>;
  own?: boolean;
}

/** A set-up by name. */
export interface Preset {
  name: string;
  least: number;
  most: number;
  options: Data;
}

/** The bot of those who have not chosen one. */
export const CASUAL = "casual";
/** What bots were called before; a browser may have kept such a name. */
export const OLD_BOT_NAMES: Readonly<Record<string, string>> = { greedy: CASUAL };

class GameList {
  catalogue: Catalogue | null = $state.raw(null);

  /** The titles that can be played here, in their order; before the server has told, those that have a face. */
  readonly names: string[] = $derived(this.catalogue ? sortTitles(this.catalogue.games.map((game) => game.name)) : [...TITLES.keys()]);

  /** Asks once. Titles that the client has no words for bring theirs, for their names at least. */
  async fetch(): Promise<void> {
    if (this.catalogue) return;
    const catalogue = await get<Catalogue>("/games");
    await Promise.all(catalogue.games.filter(({ name }) => !TITLES.has(name)).map(({ name }) => loadWords(name)));
    this.catalogue = catalogue;
  }

  game(name: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.name === name);
  }

  get bots(): string[] {
    return this.catalogue?.bots ?? [CASUAL];
  }

  /** The longest a move of a bot may take, in seconds. */
  seconds(bot: string): number | undefined {
    return this.catalogue?.seconds[bot];
  }

  /** What may be settled for so many seats; more than four are as four. */
  choices(name: string, seats: number): SetupOption[] {
    return (this.game(name)?.choices[String(Math.min(seats, 4))] ?? []) as unknown as SetupOption[];
  }

  presets(name: string, seats: number): Preset[] {
    const all = (this.game(name)?.presets ?? []) as unknown as Preset[];
    return all.filter((preset) => preset.least <= seats && seats <= preset.most);
  }
}

export const gameList = new GameList();
