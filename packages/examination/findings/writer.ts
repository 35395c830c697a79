import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import type { FieldId, Normals, Side } from '@constat/report/catalogue';
import type { Focus, Question, Write } from '../outcome.ts';
import { isLike } from '../rows/row.ts';
import type { Cell, Examination, Row } from '../rows/row.ts';
import type { Clause, Value } from './finding.ts';
import { storedValue } from './stored-value.ts';
import type { Stored } from './stored-value.ts';

/** What the form holds. */
export interface ExaminedForm {
  value(field: string): string;
  /** Empty, or prefilled and not yet confirmed. */
  isOpen(field: string): boolean;
  /** The physician's own normals, in degrees. */
  readonly normals?: Normals;
}

/** A write with the cell it is of. */
export interface CellWrite extends Write {
  readonly row: Row;
  readonly cell: Cell;
}

/** Rows that are told of as a list, at least. */
const LIST = 3;

const FEMININE: Readonly<Record<string, string>> = { gaucher: 'gauchère', droitier: 'droitière' };

type Place = Pick<Write, 'from' | 'to'>;

/** What is known when an utterance begins. */
export interface WriterContext {
  readonly examination: Examination;
  readonly form: ExaminedForm;
  readonly focus: Focus;
  /** The rows of the last list, for values that follow on it. */
  readonly recent: readonly Row[];
  /** Whether the worker is spoken of as a woman; null where nothing says so. */
  readonly isFeminine: boolean | null;
  /** Where words stand in what was said, in UTF-16 units: from the first up to the one after the last. */
  readonly placeOf: (from: number, to: number) => Place;
}

/** What an utterance writes and asks. */
export class Writer {
  readonly writes: CellWrite[] = [];
  asked: Question | null = null;
  /** Clauses that name their rows: what is said of the others is not of these. */
  named: readonly Clause[] = [];
  /** The sides of the values of the clause before, in their order; none where they were not told apart. */
  sidesBefore: readonly Side[] = [];
  /** Rows were named in this utterance: its own list goes on. */
  hasList = false;
  recent: readonly Row[];
  focus: Focus;
  readonly examination: Examination;
  readonly form: ExaminedForm;
  readonly placeOf: WriterContext['placeOf'];
  /** What the clause in hand has written, and others of rows that they named, by field. */
  readonly #inClause = new Map<string, { readonly value: string; readonly rows: number }>();
  /** How many rows the clause in hand names. */
  #rows = 0;
  readonly #named = new Set<string>();
  readonly #isFeminine: boolean | null;

  constructor({ examination, form, focus, recent, placeOf, isFeminine }: WriterContext) {
    this.examination = examination;
    this.form = form;
    this.focus = focus;
    this.recent = recent;
    this.placeOf = placeOf;
    this.#isFeminine = isFeminine;
  }

  /** The first question of an utterance is the one that is shown. */
  ask(question: Question): void {
    this.asked ??= question;
  }

  askRow(fields: readonly FieldId[] = []): void {
    this.ask({ about: 'row', fields });
  }

  has(field: string): boolean {
    return this.writes.some((write) => write.field === field);
  }

  /** True for a cell that another clause of the utterance tells of. */
  isNamedApart(row: Row, { side }: Cell, clause: Clause): boolean {
    return this.named.some((one) => {
      if (one === clause || !one.mentions.some(({ rows }) => rows.has(row))) return false;
      const sides = one.values.some((value) => value.sides !== null)
        ? one.values.flatMap((value) => value.sides ?? [])
        : (one.sides ?? (this.focus.side === undefined ? null : [this.focus.side]));
      return side === undefined || sides === null || sides.includes(side);
    });
  }

  /** The row that was written last is in force. */
  moveTo(row: Row | undefined, field?: FieldId): void {
    if (row === undefined) return;
    const { field: _field, ...focus } = this.focus;
    this.focus = {
      ...focus,
      place: row.place,
      ...(row.table !== undefined && { table: row.table }),
      ...(field !== undefined && { field }),
    };
  }

  /**
   * A clause begins: what it says twice of one cell is asked, and what two clauses say of a named row. An exception may
   * say something else.
   * @param rows how many it names
   */
  beginClause({ isException, rows }: { readonly isException: boolean; readonly rows: number }): void {
    this.#rows = rows;
    if (isException && rows > 0) this.#inClause.clear();
    for (const field of this.#inClause.keys()) if (!this.#named.has(field)) this.#inClause.delete(field);
  }

  /** Writes a value of a row that was named, or asks as `put` does. */
  putNamed(row: Row, cell: Cell, value: Value, isDeduced: boolean): void {
    this.#named.add(cell.field.id);
    this.put(row, cell, value, isDeduced);
  }

  /** Writes a value, or asks where the cell has no such value. */
  put(row: Row, cell: Cell, value: Value, isDeduced = false): void {
    const stored = this.#storedOf(row, cell, value);
    if (stored === null) {
      this.ask({ about: 'value', fields: [cell.field.id] });
      return;
    }
    const before = this.writes.find(({ field }) => field === cell.field.id);
    // « négatif mais douloureux »: what is sure stands, and is looked at.
    if (before?.doubtful === false && stored.doubtful && cell.field.kind === 'choice') {
      const isOther = before.value !== stored.value && before.value !== 'Non fait';
      this.writes.splice(this.writes.indexOf(before), 1, { ...before, doubtful: isOther });
      return;
    }
    const saidBefore = this.#inClause.get(cell.field.id);
    // « force normale de C5 à T1, C6 à quatre sur cinq »: one of a list is told apart.
    const isOneOfMany = saidBefore !== undefined && saidBefore.rows >= LIST && this.#rows === 1;
    const told = isOneOfMany ? undefined : saidBefore?.value;
    this.#inClause.set(cell.field.id, { value: stored.value, rows: this.#rows });
    if (told !== undefined && told !== stored.value && ['choice', 'degrees'].includes(cell.field.kind)) {
      const both = bothOf(told, stored.value);
      if (both !== null) this.#write(row, cell, value, { ...stored, value: both });
      else {
        // Two choices that contradict each other: which is meant is asked.
        this.drop(({ field }) => field === cell.field.id);
        this.ask({ about: 'value', fields: [cell.field.id] });
      }
      return;
    }
    this.#write(row, cell, value, { ...stored, doubtful: stored.doubtful || isDeduced || value.isUnsure });
  }

  /** Writes as it stands, whatever was said. */
  putStored(row: Row, cell: Cell, value: Value, stored: string): void {
    this.#write(row, cell, value, { value: stored, doubtful: false, statedNormal: false });
  }

  #write(row: Row, cell: Cell, { from, to }: Value, stored: Stored): void {
    this.drop(({ field }) => field === cell.field.id);
    const place = this.placeOf(from, to);
    this.writes.push({ field: cell.field.id, adds: false, ...stored, ...place, row, cell });
  }

  #storedOf(row: Row, cell: Cell, value: Value): Stored | null {
    const { said } = value;
    if (said.kind === 'number' && said.relative !== undefined) {
      return this.#relative(row, cell, said.relative * said.number.value);
    }
    if (cell.aspect === 'pain') return this.#storedPain(cell, value);
    const stored = storedValue(cell.field, said, this.form.normals ?? DEFAULT_NORMALS);
    return stored !== null && cell.field.options === 'dominance' ? this.#inGender(stored) : stored;
  }

  /** « gaucher » is written as the worker is addressed. */
  #inGender(stored: Stored): Stored {
    if (this.#isFeminine === null) return { ...stored, doubtful: true };
    return this.#isFeminine ? { ...stored, value: FEMININE[stored.value] ?? stored.value } : stored;
  }

  /** Computed from the other side, so doubtful. */
  #relative(row: Row, cell: Cell, difference: number): Stored | null {
    const other = row.cells.find((one) => one.side !== cell.side && isLike(one, { ...cell, side: one.side }));
    if (other === undefined) return null;
    const written = this.writes.find(({ field }) => field === other.field.id)?.value;
    const held = (written ?? this.form.value(other.field.id)).trim();
    const told = Number(held.replace(',', '.'));
    if (held === '' || Number.isNaN(told)) return null;
    const sum = String(Math.round((told + difference) * 10) / 10).replace('.', ',');
    return { value: sum, doubtful: true, statedNormal: false };
  }

  #storedPain({ field }: Cell, { said, sides: told }: Value): Stored | null {
    if (field.options === 'presence') return storedValue(field, said, DEFAULT_NORMALS);
    const sides = told ?? (this.focus.side === undefined ? null : [this.focus.side]);
    const isNone = said.kind === 'results' && said.results.some(({ sense }) => sense === 'noPain');
    const plain = { doubtful: false, statedNormal: false };
    // One painless side says nothing of the other, and the cell is of both.
    if (isNone) return sides?.length === 1 ? null : { value: 'Absente', ...plain };
    return sides === null ? null : { value: sideChoice(sides), ...plain };
  }

  drop(isDropped: (write: CellWrite) => boolean): readonly CellWrite[] {
    const dropped = this.writes.filter(isDropped);
    if (dropped.length > 0)
      this.writes.splice(0, this.writes.length, ...this.writes.filter((one) => !isDropped(one)));
    return dropped;
  }
}

/** « douleur … faiblesse »: the choice that says both; null where two choices contradict each other. */
function bothOf(one: string, other: string): string | null {
  return [one, other].toSorted().join() === 'Douleur,Faiblesse' ? 'Douleur et faiblesse' : null;
}

/** The choice that names sides: of pain, of a walking aid. */
export function sideChoice([side, other]: readonly Side[]): string {
  if (other !== undefined) return 'Des deux côtés';
  return side === 'Droit' ? 'À droite' : 'À gauche';
}
