import type { Word } from './word.ts';

interface Node<T> {
  next: Map<string, Node<T>> | null;
  value: T | null;
}

/** Where a phrase was found: its value, and how many tokens it takes. */
export interface PhraseMatch<T> {
  readonly value: T;
  readonly length: number;
}

/** Many phrases looked for at once, word by word; a look-up costs the length of the longest match, not their number. */
export class PhraseTrie<T> {
  readonly #root: Map<string, Node<T>> = new Map();

  /** Adds a phrase; the first value given for the same words stays. */
  add(keys: readonly string[], value: T): void {
    let level = this.#root;
    for (const [index, key] of keys.entries()) {
      let node = level.get(key);
      if (node === undefined) {
        node = { next: null, value: null };
        level.set(key, node);
      }
      if (index === keys.length - 1) {
        node.value ??= value;
      } else {
        node.next ??= new Map();
        level = node.next;
      }
    }
  }

  /** The longest phrase that starts at `at`, over words alone. */
  longest(tokens: readonly Word[], at: number): PhraseMatch<T> | null {
    let best: PhraseMatch<T> | null = null;
    let level: Map<string, Node<T>> | null = this.#root;
    for (let index = at; level !== null; index += 1) {
      const token = tokens[index];
      if (token === undefined || token.kind !== 'word') break;
      const node: Node<T> | undefined = level.get(token.key);
      if (node === undefined) break;
      if (node.value !== null) best = { value: node.value, length: index - at + 1 };
      level = node.next;
    }
    return best;
  }

  /** Every phrase that starts at `at`, shortest first. */
  every(tokens: readonly Word[], at: number): readonly PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    let level: Map<string, Node<T>> | null = this.#root;
    for (let index = at; level !== null; index += 1) {
      const token = tokens[index];
      if (token === undefined || token.kind !== 'word') break;
      const node: Node<T> | undefined = level.get(token.key);
      if (node === undefined) break;
      if (node.value !== null) found.push({ value: node.value, length: index - at + 1 });
      level = node.next;
    }
    return found;
  }
}
