import type { Category } from './categories.ts';
import type { KeptFact } from './results.ts';
import type { Part } from './summaries.ts';
import type { Operation } from './text-cases.ts';

/** The words of the printed tables. */
export interface Labels {
  readonly parts: Readonly<Record<Part, string>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly operations: Readonly<Record<Operation | 'all', string>>;
  readonly changes: Readonly<Record<KeptFact['change'], string>>;
  readonly engine: string;
  readonly sets: { readonly samples: string; readonly own: string };
  readonly texts: string;
  readonly here: string;
  /** A server of this computer: what it sends on, nobody sees from here. */
  readonly hereServed: (host: string) => string;
  readonly localRules: string;
  readonly leaves: (host: string) => string;
  readonly stopped: string;
  readonly recordings: string;
  readonly failed: string;
  readonly minutes: string;
  readonly heardRate: string;
  readonly writtenRate: string;
  readonly errorKinds: string;
  readonly exact: string;
  readonly wrong: (what: string) => string;
  readonly ofStated: (wrong: string, stated: string) => string;
  readonly facts: string;
  readonly changedLostAdded: string;
  readonly doubtful: string;
  readonly realTime: string;
  readonly longest: string;
  readonly load: string;
  readonly memory: string;
  readonly notMeasurable: string;
  readonly withCommand: string;
  /** Of the table of texts, in the order of its columns. */
  readonly columns: {
    readonly operation: string;
    readonly calls: string;
    readonly failed: string;
    readonly facts: string;
    readonly changed: string;
    readonly lost: string;
    readonly added: string;
    readonly caught: string;
    readonly unmarked: string;
    readonly goodMarked: string;
    readonly phrases: string;
    readonly seconds: string;
  };
  readonly columnsExplained: string;
  readonly checkAlone: (count: string) => string;
  readonly needless: (count: string) => string;
  readonly otherWords: (count: string, unmarked: string) => string;
  readonly unsourced: (count: string) => string;
  readonly failures: string;
  readonly unmarkedFacts: string;
  readonly allFacts: string;
  readonly more: (count: string) => string;
  readonly marked: string;
  readonly notMarked: string;
  readonly nothing: string;
  readonly kept: (file: string) => string;
  readonly comparison: (shared: string, first: string, second: string) => string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly unmarkedTotal: string;
  readonly caughtTotal: string;
  readonly medianSeconds: string;
}
