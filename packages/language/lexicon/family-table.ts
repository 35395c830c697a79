/**
 * Families of words of one derivation. A source line is a stem, a colon, and the endings of its lemmas; the name of a
 * family is its first lemma.
 */
export class FamilyTable {
  readonly #families = new Map<string, string>();

  constructor(source: string) {
    for (const line of source.split('\n')) {
      const colon = line.indexOf(':');
      if (colon < 0) continue;
      const stem = line.slice(0, colon);
      let name = '';
      for (const ending of line.slice(colon + 1).split(',')) {
        const lemma = stem + ending;
        name ||= lemma;
        this.#families.set(lemma, name);
      }
    }
  }

  /** The name of a lemma's family; a lemma of no listed family is one of its own. */
  familyOf(lemma: string): string {
    return this.#families.get(lemma) ?? lemma;
  }
}
