import type { Mode, Side } from '@constat/report/catalogue';
import type { Measure, Row } from '../rows/row.ts';
import { intersect } from '../words/span.ts';
import { Attachment } from './attachment.ts';
import type { Clause, Mention, Value } from './finding.ts';

/** What is in force after an utterance. */
export interface Held {
  readonly sides: readonly Side[] | null;
  readonly modes: readonly Mode[] | null;
  readonly measures: readonly Measure[] | null;
  readonly scope: ReadonlySet<Row> | null;
}

/** The clauses of an utterance as far as it is read, and what is in force. */
export class ClauseDraft {
  readonly clauses: Clause[] = [];
  current: Clause | null = null;
  /** Said before its row: « négatif au Lachman », "65 degrees of flexion". */
  pending: Value | null = null;
  /** Values listed before that one: « quarante-cinq et cinquante de rotation ». */
  pendingBefore: readonly Value[] = [];
  scope: ReadonlySet<Row> | null = null;
  isScopeNew = false;
  measures: readonly Measure[] | null = null;
  /** « tous », « le reste », « sauf »: said of the clause to come. */
  all = false;
  rest = false;
  except = false;
  /** « il manque dix degrés d’extension » */
  lack = false;
  /** The clause whose values are what is lacking. */
  lacking: Clause | null = null;
  /** « de même que le belly-press »: the next row has the value of the last. */
  repeats = false;
  /** Angles said before the next value, where each value has its own. */
  angles: readonly number[] = [];
  /** Unknown words since the last row or value. */
  unknown = 0;
  /** The values of the clause in hand were said before its rows. */
  isValueFirst = false;
  /** The table in force before the utterance. */
  table: string | undefined;
  /** A position or a part said before the row that it is of. */
  narrowing: ReadonlySet<Row> | null = null;
  readonly sides = new Attachment<Side>(
    (to, said) => (to.sides = said),
    ({ sides }) => sides,
  );
  readonly modes = new Attachment<Mode>(
    (to, said) => (to.modes = said),
    ({ modes }) => modes,
  );

  get held(): Held {
    return { sides: this.sides.held, modes: this.modes.held, measures: this.measures, scope: this.scope };
  }

  /** Values of the clause in hand. */
  get values(): readonly Value[] {
    return this.current?.values ?? [];
  }

  /** Rows that the clause in hand may be of. */
  get rows(): readonly Row[] {
    return this.current?.mentions.flatMap(({ rows }) => [...rows]) ?? [];
  }

  /** The clause in hand, begun where none is. */
  open(from: number): Clause {
    this.current ??= {
      mentions: [],
      scope: null,
      isScopeNew: this.isScopeNew,
      values: [],
      sides: null,
      modes: null,
      measures: null,
      angles: [],
      all: this.all,
      rest: this.rest,
      except: this.except,
      from,
      to: from,
    };
    this.all = false;
    this.rest = false;
    this.except = false;
    return this.current;
  }

  close(): void {
    const { current } = this;
    if (current !== null) {
      // « assis, quatre-vingt-dix à droite »: the position alone names its row.
      const { narrowing } = this;
      const isInForce = narrowing !== null && [...narrowing].every(({ table }) => table === this.table);
      if (isInForce && current.mentions.length === 0 && current.values.length > 0) {
        const { from, to } = current;
        current.mentions.push({
          rows: narrowing,
          deduced: new Set(),
          names: [narrowing],
          isApart: false,
          from,
          to,
        });
        this.narrowing = null;
      }
      if (this.repeats && current.values.length === 0 && current.mentions.length > 0) {
        const before = this.clauses.at(-1)?.values ?? [];
        current.values.push(...before.map((value) => ({ ...value })));
        this.repeats = false;
      }
      for (const mention of current.mentions) narrowByTopic(mention, this.clauses.at(-1));
      current.scope ??= this.scope;
      current.sides ??= this.sides.held;
      current.modes ??= this.modes.held;
      current.measures ??= this.measures;
      this.sides.settle(current);
      this.modes.settle(current);
      this.clauses.push(current);
      this.isScopeNew = false;
      // A side said in a list of its own is of the next one where nothing is said there.
      if (!this.sides.isHeader) this.sides.loosen();
    }
    this.current = null;
    this.isValueFirst = false;
  }

  /** A sentence ends: what is said after it belongs to nothing before. */
  stop(): void {
    this.close();
    this.sides.stop();
    this.modes.stop();
    this.unknown = 0;
  }

  /** A value of the clause in hand, or of the row that is named next. */
  take(value: Value): void {
    this.sides.take(value, this.current);
    this.modes.take(value, this.current);
  }

  /** A row of another part of the body ends what was in force of this one. */
  leaveScope(rows: ReadonlySet<Row>): void {
    const scope = this.current?.scope ?? this.scope;
    if (scope === null || intersect(scope, rows).size > 0) return;
    this.scope = null;
    if (this.current !== null) this.current.scope = null;
    this.sides.loosen();
  }

  /** « Cozen positif, Mill aussi »: the values that were said last, of the row that is named; false where there are none. */
  repeatLast(): boolean {
    const { current } = this;
    const last = this.clauses.at(-1);
    if (current === null || last === undefined || current.mentions.length === 0 || current.values.length > 0)
      return false;
    for (const value of last.values) {
      const { sides, modes } = current;
      current.values.push({ ...value, sides: sides ?? value.sides, modes: modes ?? value.modes });
    }
    current.angles.push(...last.angles);
    return true;
  }
}

/** « index, MCP quatre-vingt-dix, IPP soixante-dix »: the second joint is of the finger that was named. */
function narrowByTopic(mention: Mention, before: Clause | undefined): void {
  const topics = before?.mentions.at(-1)?.names ?? [];
  if (mention.rows.size < 2 || topics.length < 2) return;
  for (const topic of topics) {
    const both = intersect(topic, mention.rows);
    if (both.size === 0 || both.size === mention.rows.size) continue;
    mention.rows = both;
    mention.names = [topic, ...mention.names];
  }
}
