import type { Messages } from '@lingui/core';
import type { Language } from './language.ts';

/** Where words come from and where they go. */
export interface CataloguePlaces<Name extends string> {
  readonly read: (name: Name, language: Language) => Promise<Messages>;
  /** Makes these the words of the page, in that language. */
  readonly activate: (language: Language, messages: Messages) => void;
  /** Adds these to the words of the page, in the language that it has. */
  readonly add: (messages: Messages) => void;
}

/** A language that was asked for, and when its words are there. */
interface Activation {
  readonly language: Language;
  readonly done: Promise<void>;
}

/**
 * Loads the words of a page as its parts come to want them. The page has one language at a time, the one asked for last,
 * in whichever order words arrive; one whose words cannot be had leaves it as it was.
 */
export class CatalogueLoader<Name extends string> {
  readonly #places: CataloguePlaces<Name>;
  readonly #wanted: Set<Name>;
  readonly #loads = new Map<string, Promise<Messages>>();
  /** The last one; when it fails, the one before it again. */
  #activation: Activation = { language: 'fr', done: Promise.resolve() };

  /** @param always what every page is drawn with */
  constructor(always: readonly Name[], places: CataloguePlaces<Name>) {
    this.#wanted = new Set(always);
    this.#places = places;
  }

  /** Loads every catalogue wanted so far in that language, then makes it the page's. Rejects when one of them fails. */
  activate(language: Language): Promise<void> {
    const before = this.#activation;
    const own = { language, done: this.#change(language) };
    this.#activation = own;
    own.done.catch(() => {
      if (this.#activation === own) this.#activation = before;
    });
    return own.done;
  }

  /** Loads catalogues for what is about to be drawn, in the language asked for last. Rejects when one of them fails. */
  async add(names: readonly Name[]): Promise<void> {
    for (const name of names) this.#wanted.add(name);
    for (;;) {
      const present = this.#activation;
      const loading = this.#loadAll(names, present.language);
      loading.catch(() => undefined);
      // A language that fails gives way to the one before it.
      await present.done.catch(() => undefined);
      if (this.#activation !== present) continue;
      const messages = await loading;
      if (this.#activation !== present) continue;
      this.#places.add(messages);
      return;
    }
  }

  async #change(language: Language): Promise<void> {
    const names = new Set(this.#wanted);
    const messages = await this.#loadAll(names, language);
    // What came to be wanted meanwhile belongs to it; whoever wants it is told when it fails.
    for (const name of this.#wanted) {
      if (names.has(name)) continue;
      names.add(name);
      Object.assign(messages, await this.#load(name, language).catch(() => ({})));
    }
    if (this.#activation.language === language) this.#places.activate(language, messages);
  }

  async #loadAll(names: Iterable<Name>, language: Language): Promise<Messages> {
    const parts = await Promise.all([...names].map((name) => this.#load(name, language)));
    return Object.assign({}, ...parts) as Messages;
  }

  #load(name: Name, language: Language): Promise<Messages> {
    const key = `${language} ${name}`;
    const known = this.#loads.get(key);
    if (known !== undefined) return known;
    const loading = this.#places.read(name, language);
    this.#loads.set(key, loading);
    // What fails is asked for again.
    loading.catch(() => this.#loads.delete(key));
    return loading;
  }
}
