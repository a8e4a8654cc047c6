// The language of the page and its texts: the shell's, and those of each game that is mentioned. Two games may use the
// same key for different things, so every game has its own bundle, with the shell's texts in it.
// `i18n.t` follows the language and the game of the page by itself wherever a component calls it.

import type { FluentBundle } from "@fluent/bundle";
import { api } from "../api";
import type { Translate } from "../game";
import { bestLanguage, bundleOf, LANGUAGES, say, type Language } from "../fluent";
import { recall, remember } from "./stored";

const HOUSE = "";

/** Fetches something else that depends on the language, and returns what puts it in place. */
type Companion = (language: Language) => Promise<() => void>;

class I18nState {
  language = $state<Language>("en");
  /** The game that this page is about; none in the lobby. */
  private game = $state(HOUSE);
  private bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  private texts = new Map<string, Promise<string>>();
  /** What was fetched of each catalogue beside the texts that every page needs. */
  private parts = new Map<string, Set<string>>();
  private companions: Companion[] = [];

  /** The game that the page is about; empty in the lobby. */
  get about(): string {
    return this.game;
  }

  readonly ready = $derived(this.bundles.has(HOUSE));
  private readonly bundle = $derived(this.bundles.get(this.game) ?? this.bundles.get(HOUSE) ?? null);

  readonly t: Translate = (key, args) => (this.bundle ? say(this.bundle, key, args) : "");

  /** The remembered language, or what the browser asks for. */
  get wanted(): Language {
    const remembered = recall<string | null>("language", null);
    return LANGUAGES.find((language) => language === remembered) ?? bestLanguage(navigator.languages);
  }

  async begin(): Promise<void> {
    await this.setLanguage(this.wanted);
  }

  async choose(language: Language): Promise<void> {
    await this.setLanguage(language);
    remember("language", language);
  }

  /** The game that this page is about, or none. */
  async setGame(game: string | null): Promise<void> {
    if (game !== null) await this.load(game);
    this.game = game ?? HOUSE;
  }

  /** Fetches the texts of a game, for `of`. */
  async load(game: string): Promise<void> {
    if (this.bundles.has(game)) return;
    const bundle = await this.fetch(this.language, game);
    this.bundles = new Map([...this.bundles, [game, bundle]]);
  }

  /** Fetches a part of a game's texts, or of the shell's, that not every page needs; its keys begin with its name. */
  async loadPart(part: string, game: string = HOUSE): Promise<void> {
    if (this.parts.get(game)?.has(part)) return;
    await this.text(this.language, game, part);
    this.parts.set(game, new Set([...(this.parts.get(game) ?? []), part]));
    // The shell's texts are in every game's bundle.
    const others = game === HOUSE ? [...this.bundles.keys()] : [];
    const concerned = new Set([game, ...others]);
    const bundles = [...concerned].map(async (each) => [each, await this.fetch(this.language, each)] as const);
    this.bundles = new Map([...this.bundles, ...(await Promise.all(bundles))]);
  }

  /** The texts of a game, anywhere; empty until they are loaded. */
  of(game: string): Translate {
    return (key, args) => {
      const bundle = this.bundles.get(game);
      return bundle ? say(bundle, key, args) : "";
    };
  }

  /** Whether a game, or the page, has such a message. */
  has(key: string, game = this.game): boolean {
    return this.bundles.get(game)?.hasMessage(key) ?? false;
  }

  /** Registers something that changes together with the language. */
  follow(companion: Companion): void {
    this.companions.push(companion);
  }

  private async setLanguage(language: Language): Promise<void> {
    // Everything changes at once: a page is never in two languages.
    const known = new Set([HOUSE, ...this.bundles.keys()]);
    const [fresh, others] = await Promise.all([
      Promise.all([...known].map(async (game) => [game, await this.fetch(language, game)] as const)),
      Promise.all(this.companions.map((companion) => companion(language))),
    ]);
    this.bundles = new Map(fresh);
    for (const change of others) change();
    this.language = language;
    api.language = language;
    document.documentElement.lang = language;
  }

  private async fetch(language: Language, game: string): Promise<FluentBundle> {
    const catalogues = game === HOUSE ? [HOUSE] : [HOUSE, game];
    const wanted = catalogues.flatMap((each) => ["", ...(this.parts.get(each) ?? [])].map((part) => this.text(language, each, part)));
    const texts = await Promise.all(wanted);
    return bundleOf(language, texts.join("\n"));
  }

  private text(language: Language, game: string, part = ""): Promise<string> {
    const key = `${language} ${game} ${part}`;
    let text = this.texts.get(key);
    if (!text) {
      text = api.texts(language, game, part);
      text.catch(() => this.texts.delete(key));
      this.texts.set(key, text);
    }
    return text;
  }
}

export const i18n = new I18nState();
