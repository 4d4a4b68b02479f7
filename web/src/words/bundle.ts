/** Fluent bundles: catalogues in, messages out. Only this module uses the library. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentValue } from "@fluent/bundle";

/** Parameters of a message. */
export type Args = Record<string, string | number>;

export type Bundle = FluentBundle;

/** A parsed catalogue. */
export type Catalogue = FluentResource;

/** Longer parameters are cut, such as user input that an error quotes. */
const LONGEST = 400;

/** The messages of some catalogues in one language. For equal keys the first message counts. */
export function bundleOf(language: string, catalogues: Iterable<Catalogue>): Bundle {
  /** A number with its noun in the form the sentence needs: GOODS("coin", $n, case: "acc"). */
  const GOODS = ([what, n]: FluentValue[], named: Record<string, FluentValue>): FluentValue => {
    const key = `noun-${String(what)}`;
    const args = { n: n instanceof FluentNumber ? n.value : 0 };
    const form = named["case"];
    const formed = typeof form === "string" && form !== "nom" ? format(bundle, `${key}.${form}`, args) : null;
    return formed ?? format(bundle, key, args) ?? key;
  };
  const bundle = new FluentBundle(language, { functions: { GOODS }, useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(catalogue);
  return bundle;
}

/** Parse the text of a catalogue. */
export function catalogueOf(language: string, text: string): Catalogue {
  return new FluentResource(language === "ru" ? text : typeset(text));
}

/** Replace straight apostrophes between letters by typographic ones. */
function typeset(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}

/** Whether the bundle has the key, `message` or `message.attribute`. */
export function has(bundle: Bundle, key: string): boolean {
  return patternOf(bundle, key) !== null;
}

/** The message in words, or null if the bundle does not have it. */
export function format(bundle: Bundle, key: string, args: Args): string | null {
  const pattern = patternOf(bundle, key);
  if (pattern === null) return null;
  const problems: Error[] = []; // without a list the library throws
  let text = bundle.formatPattern(pattern, shorten(args), problems);
  for (const value of Object.values(args)) {
    if (typeof value === "number" && value < 0) text = text.replaceAll(String(value), `−${-value}`);
  }
  return text;
}

function patternOf(bundle: Bundle, key: string) {
  const [name = "", attribute] = key.split(".", 2);
  const message = bundle.getMessage(name);
  if (!message) return null;
  return (attribute ? message.attributes[attribute] : message.value) ?? null;
}

function shorten(args: Args): Args {
  const cut = (value: string | number) =>
    typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, cut(value)]));
}
