/** Messages in Greek and English (Project Fluent), shared with the server and the command line. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Locale = "el" | "en";
export const LOCALES: readonly Locale[] = ["el", "en"];

export type Arguments = Record<string, FluentVariable>;
/** The text of a message key; the key itself if there is no such message. */
export type Translate = (key: string, args?: Arguments) => string;

/** A bundle with these sources. Throws an Error that names the faulty line if a source is ill-formed. */
export function makeBundle(locale: Locale, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) {
    const faults = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (faults.length > 0) throw faults[0]!;
  }
  return bundle;
}

/** The text function of a bundle. */
export function translator(bundle: FluentBundle): Translate {
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return bundle.formatPattern(pattern, args, []);
  };
}

/** The first of the wanted languages that there are messages in, else English. */
export function negotiate(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = LOCALES.find((locale) => locale === primary);
    if (found) return found;
  }
  return "en";
}
