import { groupBy } from './group.ts';

/** Joins lemmas into families: each pair that is given makes one family of two. */
export class FamilyBuilder {
  readonly #parents = new Map<string, string>();

  join(first: string, second: string): void {
    const one = this.#root(first);
    const other = this.#root(second);
    if (one !== other) this.#parents.set(one, other);
  }

  /** The families of at least two lemmas, each sorted by length, then by letters; the shortest lemma names it. */
  families(): string[][] {
    const groups = groupBy(this.#parents.keys(), (lemma) => this.#root(lemma));
    return [...groups]
      .map(([root, lemmas]) => [...new Set([root, ...lemmas])].sort(byLength))
      .filter((family) => family.length > 1);
  }

  #root(lemma: string): string {
    let root = lemma;
    for (
      let parent = this.#parents.get(root);
      parent !== undefined && parent !== root;
      parent = this.#parents.get(root)
    ) {
      root = parent;
    }
    this.#parents.set(lemma, root);
    return root;
  }
}

/** The text of a family table: on each line a stem, a colon, and the endings of the lemmas. */
export function familyTable(families: readonly (readonly string[])[]): string {
  return families
    .map((family) => {
      let stem = family[0] ?? '';
      for (const lemma of family) while (!lemma.startsWith(stem)) stem = stem.slice(0, -1);
      return `${stem}:${family.map((lemma) => lemma.slice(stem.length)).join(',')}`;
    })
    .sort()
    .join('\n');
}

function byLength(first: string, second: string): number {
  return first.length - second.length || (first < second ? -1 : 1);
}
