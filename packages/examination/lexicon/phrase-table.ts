import { plainForms, stem, tokenise } from '@constat/language/text';
import type { Entry } from './entry.ts';

interface Node {
  readonly next: Map<string, Node>;
  readonly entries: Entry[];
}

/** A phrase found among words. */
export interface PhraseFound {
  readonly entries: readonly Entry[];
  /** Words it takes, articles between them included. */
  readonly length: number;
}

/** Words that may stand inside a name without being of it: « flexion de la hanche ». */
const PASSED_OVER = new Set(['de', 'du', 'd', 'des', 'la', 'le', 'l', 'les', 'of', 'the']);
/** Signs that are read with the number before them. */
const SIGNS = new Set(['°', '%']);
const FORMS = plainForms();

/** Phrases by their words without number and gender. */
export class PhraseTable {
  readonly #root: Node = { next: new Map(), entries: [] };

  /** Adds what a phrase means; one phrase may mean several things. */
  add(phrase: string, entry: Entry): void {
    const keys = tokenise(phrase, FORMS)
      .filter(({ kind }) => kind === 'word' || kind === 'digits')
      .map(({ text }) => stem(text));
    let node = this.#root;
    for (const key of keys) {
      let next = node.next.get(key);
      if (next === undefined) node.next.set(key, (next = { next: new Map(), entries: [] }));
      node = next;
    }
    if (node !== this.#root) join(node.entries, entry);
  }

  /** The longest phrase that begins at `at`; null where none does. */
  longest(stems: readonly string[], at: number): PhraseFound | null {
    let best: PhraseFound | null = null;
    const walk = (node: Node, from: number, passed: number, hasPassed: boolean): void => {
      const entries = hasPassed ? node.entries.filter(isName) : node.entries;
      if (
        passed === 0 &&
        !SIGNS.has(stems[from - 1] ?? '') &&
        entries.length > 0 &&
        from - at > (best?.length ?? 0)
      ) {
        best = { entries, length: from - at };
      }
      const key = stems[from];
      if (key === undefined) return;
      const next = node.next.get(key);
      if (next !== undefined) walk(next, from + 1, 0, hasPassed);
      if (from > at && SIGNS.has(key)) walk(node, from + 1, 0, hasPassed);
      if (from > at && passed < 2 && PASSED_OVER.has(key)) walk(node, from + 1, passed + 1, true);
    };
    walk(this.#root, at, 0, false);
    return best;
  }
}

/** Articles are passed over in names alone. */
function isName({ kind }: Entry): boolean {
  return kind === 'rows' || kind === 'table' || kind === 'place';
}

/** Rows that share a name become one entry of several rows. */
function join(entries: Entry[], entry: Entry): void {
  if (entry.kind === 'rows') {
    const index = entries.findIndex(({ kind }) => kind === 'rows');
    const before = entries[index];
    if (before?.kind === 'rows') {
      const [row] = entry.rows;
      const isKnown = row !== undefined && before.rows.has(row) && !before.deduced.has(row);
      entries[index] = {
        kind: 'rows',
        rows: new Set([...before.rows, ...entry.rows]),
        deduced: isKnown ? before.deduced : new Set([...before.deduced, ...entry.deduced]),
        narrowsOnly: before.narrowsOnly && entry.narrowsOnly,
      };
      return;
    }
  }
  if (entry.kind === 'table') {
    const index = entries.findIndex(({ kind }) => kind === 'table');
    const before = entries[index];
    if (before?.kind === 'table') {
      entries[index] = { kind: 'table', tables: [...new Set([...before.tables, ...entry.tables])] };
      return;
    }
  }
  if (entry.kind === 'result' && entry.sense === 'label') {
    const index = entries.findIndex((one) => one.kind === 'result' && one.labels !== undefined);
    const before = entries[index];
    if (before?.kind === 'result') {
      entries[index] = { ...before, labels: [...(before.labels ?? []), ...(entry.labels ?? [])] };
      return;
    }
  }
  const same = JSON.stringify(entry);
  if (entry.kind === 'rows' || !entries.some((one) => one.kind !== 'rows' && JSON.stringify(one) === same))
    entries.push(entry);
}
