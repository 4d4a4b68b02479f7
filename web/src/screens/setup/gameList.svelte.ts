/** The games that can be played here, fetched once per visit. */
import { get } from "../../net/api";
import { TITLES, sortTitles } from "../../titles";
import { loadWords } from "../../words/words.svelte";
import type { Catalogue, Data, GameInfo, Json, TableInfo } from "../../wire";

/** A set-up option: see "Setting up" in docs/protocol.md. */
export interface SetupOption {
  name: string;
  kind: "one" | "several" | "whole" | "switch" | "document";
  /** The family of messages that name the values. */
  words: string;
  /** Another option that cannot be combined with this one. */
  unless: string;
  values: (string | number | boolean)[];
  default: Json;
  count?: number;
  groups?: Record<string, string[]>;
  own?: boolean;
}

/** A named set-up. */
export interface Preset {
  name: string;
  least: number;
  most: number;
  options: Data;
}

/** The default bot. */
export const CASUAL = "casual";
/** Old names of bots; a browser may have stored one. */
export const OLD_BOT_NAMES: Readonly<Record<string, string>> = { greedy: CASUAL };

class GameList {
  catalogue: Catalogue | null = $state.raw(null);

  /**
   * The titles that can be played here, in their order. Until the server has answered, those with a
   * folder.
   */
  readonly names: string[] = $derived(this.catalogue ? sortTitles(this.catalogue.games.map((game) => game.name)) : [...TITLES.keys()]);

  /**
   * Fetch the catalogue once. Titles without a folder need their words, at least for their names.
   */
  async fetch(): Promise<void> {
    if (this.catalogue) return;
    const catalogue = await get<Catalogue>("/games");
    await Promise.all(catalogue.games.filter(({ name }) => !TITLES.has(name)).map(({ name }) => loadWords(name)));
    this.catalogue = catalogue;
  }

  game(name: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.name === name);
  }

  /** Whether a table began with older rules than new ones have. */
  isEarlier({ game, rules }: Pick<TableInfo, "game" | "rules">): boolean {
    return rules < (this.game(game)?.rules ?? 0);
  }

  get bots(): string[] {
    return this.catalogue?.bots ?? [CASUAL];
  }

  /** The longest time that a bot may think about a move, in seconds. */
  seconds(bot: string): number | undefined {
    return this.catalogue?.seconds[bot];
  }

  /** The set-up options for this number of seats; more than four seats have the options of four. */
  choices(name: string, seats: number): SetupOption[] {
    return (this.game(name)?.choices[String(Math.min(seats, 4))] ?? []) as unknown as SetupOption[];
  }

  presets(name: string, seats: number): Preset[] {
    const all = (this.game(name)?.presets ?? []) as unknown as Preset[];
    return all.filter((preset) => preset.least <= seats && seats <= preset.most);
  }
}

export const gameList = new GameList();
