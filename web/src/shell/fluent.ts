// Texts, as in manoa/kernel/language.py: an argument `card` with the value `scout` is said as the message
// `card-scout` of the same catalogue, so that ids travel and every language prints its own names.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "it", "es", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  es: "Español",
  pl: "Polski",
};

export type Arguments = Record<string, string | number>;

/** The first of the browser's languages that we have; English if there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const locale of wanted) {
    const short = locale.replace("_", "-").split("-")[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}

export function bundleOf(language: Language, text: string): FluentBundle {
  // Isolation marks are for mixed writing directions, which these four languages do not have.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The message in the bundle's language; the key itself where there is none, so that nothing is ever blank. */
export function say(bundle: FluentBundle, key: string, args: Arguments = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const named: Arguments = {};
  for (const [name, value] of Object.entries(args)) named[name] = nameOf(bundle, name, value);
  return bundle.formatPattern(message.value, named, []);
}

function nameOf(bundle: FluentBundle, name: string, value: string | number): string | number {
  if (typeof value !== "string") return value;
  const pattern = bundle.getMessage(`${name}-${value}`)?.value;
  return pattern ? bundle.formatPattern(pattern, {}, []) : value;
}
