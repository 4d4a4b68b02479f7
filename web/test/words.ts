/** Words for tests, from the catalogues on disk. */
import { groups } from "../plugins/catalogues";
import { TITLES, titleOf } from "../src/titles";
import { bundleOf, catalogueOf } from "../src/words/bundle";
import type { Bundle } from "../src/words/bundle";
import { loadHooks } from "../src/words/hooks.svelte";
import { Words } from "../src/words/words";

await Promise.all([...TITLES.keys()].map(loadHooks));

/** The words of a language, as the build joins them. */
function wordsFromDisk(language: string, game: string): Words {
  const joined = groups(language);
  const own = [game, ...(titleOf(game)?.families ?? []), "shared"].map((group) => joined[group] ?? "");
  const bundle: Bundle = bundleOf(
    language,
    own.map((text) => catalogueOf(language, text)),
  );
  return new Words({ language, bundles: () => [bundle], english: () => [] }, game);
}

const KNOWN = new Map<string, Words>();
/** The words at the table of a game. */
export function wordsOf(language: string, game: string): Words {
  const key = `${language}/${game}`;
  if (!KNOWN.has(key)) KNOWN.set(key, wordsFromDisk(language, game));
  return KNOWN.get(key)!;
}
