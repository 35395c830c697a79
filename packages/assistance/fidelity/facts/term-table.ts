import type { FactKind } from '../difference.ts';

/** Kinds that name a thing rather than a value that belongs to a thing; `passage` is any ordinary word. */
const THINGS: ReadonlySet<FactKind> = new Set<FactKind>([
  'passage',
  'word',
  'anatomy',
  'diagnosis',
  'test',
  'examination',
  'treatment',
  'drug',
  'name',
  'movement',
]);
/** What sets two places apart most. */
const DISTINCT: ReadonlySet<FactKind> = new Set<FactKind>([
  'side',
  'moment',
  'direction',
  'date',
  'spine-level',
  'trend',
]);

/** What a term is, wherever it stands. */
export interface Term {
  readonly kind: FactKind;
  readonly key: string;
  /** Whether it names a thing. */
  readonly content: boolean;
  /** What it weighs in a context. */
  readonly weight: number;
  /** Values of one class can change places: numbers of one unit, and any other kind as a whole. */
  readonly group: string;
}

/** The term of no word. */
export const NO_TERM = 0;

/** Numbers the terms of the texts of one comparison from 1; a kind and key always get the same number. */
export class TermTable {
  readonly #ids = new Map<FactKind, Map<string, number>>();
  readonly #terms: Term[] = [{ kind: 'passage', key: '', content: false, weight: 0, group: '' }];

  /** How many numbers are in use, `NO_TERM` included. */
  get size(): number {
    return this.#terms.length;
  }

  /** The number of a fact's term; of an ordinary word, its stem with the kind `passage`. */
  idOf(kind: FactKind, key: string): number {
    let keys = this.#ids.get(kind);
    if (keys === undefined) this.#ids.set(kind, (keys = new Map<string, number>()));
    const known = keys.get(key);
    if (known !== undefined) return known;
    const id = this.#terms.length;
    keys.set(key, id);
    this.#terms.push({
      kind,
      key,
      content: THINGS.has(kind),
      weight: kind === 'passage' ? 0.4 : DISTINCT.has(kind) ? 2 : 1,
      group: kind === 'number' ? numberGroup(key) : kind,
    });
    return id;
  }

  /** The term of a number that `idOf` gave. */
  termOf(id: number): Term {
    const term = this.#terms[id];
    if (term === undefined) throw new RangeError(`No term ${id}`);
    return term;
  }
}

function numberGroup(key: string): string {
  const [value = '', unit = ''] = key.split('|');
  return `number ${value.includes('/') ? '/' : unit}`;
}
