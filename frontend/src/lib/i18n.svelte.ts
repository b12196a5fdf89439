/** The language of the page and its texts. `t` read in a component follows a change of language by itself. */

import type { FluentBundle } from "@fluent/bundle";
import { type Arguments, type Locale, makeBundle, negotiate, type Translate, translator } from "./messages";
import { stored } from "./storage";

/** Message files by path, each loaded when it is first needed. */
const FILES = import.meta.glob<string>(["../../../src/pessoi/text/*.ftl", "../../../src/pessoi/games/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
});

const choice = stored("language");
const state = $state<{ locale: Locale; text: Translate }>({ locale: "en", text: (key) => key });

/** Games whose messages are loaded. */
const games = new Set<string>();
const cache = new Map<string, Promise<string>>();

/** The text of a message in the language of the page. */
export const t: Translate = (key: string, args?: Arguments) => state.text(key, args);

/** The language of the page. */
export function locale(): Locale {
  return state.locale;
}

/** Load the texts of the browser's (or the chosen) language; before anything is shown. */
export async function startLanguage(): Promise<void> {
  await show(negotiate([choice.read() ?? "", ...navigator.languages]));
}

/** Change the language, and remember it. */
export async function setLanguage(wanted: Locale): Promise<void> {
  choice.write(wanted);
  await show(wanted);
}

/** Add the messages of games to those of the page. */
export async function loadGameTexts(keys: string[]): Promise<void> {
  const fresh = keys.filter((key) => !games.has(key));
  if (fresh.length === 0) return;
  for (const key of fresh) games.add(key);
  await show(state.locale);
}

async function show(wanted: Locale): Promise<void> {
  const bundle = await load(wanted);
  state.locale = wanted;
  state.text = translator(bundle);
  document.documentElement.lang = wanted;
}

async function load(wanted: Locale): Promise<FluentBundle> {
  const paths = Object.keys(FILES).filter((path) => belongs(path, wanted));
  const sources = await Promise.all(
    paths.map((path) => {
      const known = cache.get(path) ?? FILES[path]!();
      cache.set(path, known);
      return known;
    }),
  );
  return makeBundle(wanted, sources);
}

/** Texts for the command line alone stay out. */
function belongs(path: string, wanted: Locale): boolean {
  const game = /games\/([^/]+)\/text\/(?:[\w-]+\.)?(\w+)\.ftl$/.exec(path);
  if (game) return games.has(game[1]!) && game[2] === wanted;
  const shared = /text\/([\w-]+)\.(\w+)\.ftl$/.exec(path);
  return shared !== null && shared[2] === wanted && shared[1] !== "cli";
}
