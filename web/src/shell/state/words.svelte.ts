// The language of the page and its words. `words.t` follows the language by itself wherever a component calls it.

import type { FluentBundle } from "@fluent/bundle";
import { api } from "../api";
import type { Translate } from "../game";
import { bestLanguage, bundleOf, LANGUAGES, say, type Language } from "../words";
import { recall, remember } from "./stored";

// The lobby speaks of this one.
const FIRST_GAME = "eldorado";

class WordsState {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private game = FIRST_GAME;
  private known = new Map<string, FluentBundle>();

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

  /** From now on the words of this game: each has its own names for things. */
  async play(game: string): Promise<void> {
    if (game === this.game) return;
    await this.load(this.language, game);
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  private async load(language: Language, game = this.game): Promise<void> {
    const key = `${language} ${game}`;
    let bundle = this.known.get(key);
    if (!bundle) {
      bundle = bundleOf(language, await api.words(language, game));
      this.known.set(key, bundle);
    }
    this.bundle = bundle;
    this.language = language;
    this.game = game;
    api.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new WordsState();
