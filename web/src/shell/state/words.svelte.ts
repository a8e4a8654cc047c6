// The language of the page and its words. `words.t` follows the language by itself wherever a component calls it.

import type { FluentBundle } from "@fluent/bundle";
import { api } from "../api";
import type { Translate } from "../game";
import { bestLanguage, bundleOf, LANGUAGES, say, type Language } from "../words";
import { recall, remember } from "./stored";

const GAME = "eldorado";

class WordsState {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private known = new Map<Language, FluentBundle>();

  readonly ready = $derived(this.bundle !== null);

  readonly t: Translate = (key, args) => (this.bundle ? say(this.bundle, key, args) : "");

  /** The remembered language, or what the browser asks for. */
  async begin(): Promise<void> {
    const remembered = recall<string | null>("language", null);
    const known = LANGUAGES.find((language) => language === remembered);
    await this.load(known ?? bestLanguage(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    await this.load(language);
    remember("language", language);
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  private async load(language: Language): Promise<void> {
    let bundle = this.known.get(language);
    if (!bundle) {
      bundle = bundleOf(language, await api.words(language, GAME));
      this.known.set(language, bundle);
    }
    this.bundle = bundle;
    this.language = language;
    api.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new WordsState();
