/** What can be played here: asked for once a visit. */
import { get } from "../../net/api";
import type { Catalogue, Data, GameInfo, Json } from "../../wire";

/** What may be settled before a game: see "Setting up" in docs/protocol.md. */
export interface Choice {
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

/** The games in the order in which they stand on the shelf. */
export const GAMES = ["everdell", "farshore", "cartographers"] as const;
export type Game = (typeof GAMES)[number];

/** The bot of those who have not chosen one. */
export const CASUAL = "casual";
/** What bots were called before; a browser may have kept such a name. */
export const FORMER: Readonly<Record<string, string>> = { greedy: CASUAL };

export function isGame(name: string): name is Game {
  return (GAMES as readonly string[]).includes(name);
}

class Shelf {
  catalogue: Catalogue | null = $state.raw(null);

  async fetch(): Promise<void> {
    this.catalogue ??= await get<Catalogue>("/games");
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
  choices(name: string, seats: number): Choice[] {
    return (this.game(name)?.choices[String(Math.min(seats, 4))] ?? []) as unknown as Choice[];
  }

  presets(name: string, seats: number): Preset[] {
    const all = (this.game(name)?.presets ?? []) as unknown as Preset[];
    return all.filter((preset) => preset.least <= seats && seats <= preset.most);
  }
}

export const shelf = new Shelf();
