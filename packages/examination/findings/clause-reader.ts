/** What was said of which rows, with the sides and modes that belong to each value. */
import type { Language } from '@constat/language';
import type { Mode, Side } from '@constat/report/catalogue';
import type { Examination, Place, Row } from '../rows/row.ts';
import { entryOf, isUnknown, isWord, rowsOf } from '../words/span.ts';
import type { Span } from '../words/span.ts';
import { ClauseDraft } from './clause-draft.ts';
import type { Held } from './clause-draft.ts';
import type { Clause, Result } from './finding.ts';
import { BOTH_SIDES, readMeasure, readMode, readSide } from './read-qualifiers.ts';
import { readRows } from './read-rows.ts';
import { readScope } from './read-scope.ts';
import { hasChoice, scopeOf } from './row-sets.ts';
import { leads } from './leading-values.ts';
import { readNumber, readValue, splitLastValue } from './read-values.ts';
import { SpanLine, isStop } from './span-line.ts';
import type { Atom } from './span-line.ts';

export interface ClauseReading {
  readonly examination: Examination;
  readonly language: Language;
  /** In force before the utterance. */
  readonly side: Side | undefined;
  readonly place: Place | undefined;
  readonly mode: Mode | undefined;
  readonly table: string | undefined;
}

/** Reads an utterance from left to right, span by span. */
export class ClauseReader {
  /** Spans that nothing took. */
  readonly unread: Span[] = [];
  readonly #reading: ClauseReading;
  readonly #draft = new ClauseDraft();
  readonly #line: SpanLine;
  #lastAtom: Atom | null = null;
  #isOfOtherSide = false;
  /** « aussi » gave a row the value of the one before. */
  hasRepeated = false;

  constructor(spans: readonly Span[], reading: ClauseReading) {
    this.#reading = reading;
    this.#draft.table = reading.table;
    this.#line = new SpanLine(spans, {
      takesLevel: () => this.#takesLevel(),
      hasLeadingAdjectives: reading.language === 'en',
    });
  }

  get clauses(): readonly Clause[] {
    return this.#draft.clauses;
  }

  get held(): Held {
    return this.#draft.held;
  }

  read(): this {
    const { spans } = this.#line;
    for (let at = 0; at < spans.length; at += 1) {
      const span = spans[at];
      if (span === undefined) break;
      at += this.#readSpan(span, at);
      this.#lastAtom = this.#line.atom(span) ?? this.#lastAtom;
    }
    this.#draft.close();
    return this;
  }

  /** Reads one span; answers how many after it were taken with it. */
  #readSpan(span: Span, at: number): number {
    const draft = this.#draft;
    const line = this.#line;
    if (span.mark !== undefined) {
      if (isStop(span)) draft.stop();
      return 0;
    }
    const { language, side: inForce, place, examination } = this.#reading;
    if (span.number !== undefined) return readNumber(draft, line, { rows: examination.rows, place }, at);
    // « Hawkins et Neer, les deux positifs »: both tests, and no side.
    if (isWord(span, 'pairOf')) {
      if (this.#restatesPair(at) || this.#isPairOfRows(at)) return 0;
    }
    const side = entryOf(span, 'side');
    // "the other tests": of the table, and no side.
    const isRest =
      side?.side === 'other' && isWord(span, 'rest') && this.#line.next(at, ['mode']) === 'scope';
    if (side?.side === 'other') this.#isOfOtherSide = true;
    if (draft.current !== null && (side !== undefined || entryOf(span, 'mode') !== undefined))
      draft.current.isQualified = true;
    if (side !== undefined && !isRest) return readSide(draft, line, at, { said: side.side, inForce });
    // « l’autre main »
    const following = line.at(at + 1);
    const isOtherSide = isWord(span, 'otherOne') && following !== undefined;
    if (isOtherSide && entryOf(following, 'place') !== undefined) {
      return readSide(draft, line, at, { said: 'other', inForce });
    }
    const mode = entryOf(span, 'mode');
    if (mode !== undefined) {
      readMode(draft, line, at, { said: mode.mode, language, inForce: this.#reading.mode });
      return 0;
    }
    const measure = entryOf(span, 'measure');
    if (measure !== undefined) readMeasure(draft, line, at, measure.measure);
    if (span.level !== undefined && this.#takesLevel()) {
      readValue(draft, line, { kind: 'level', level: span.level }, span, at);
    } else this.#readNamed(span, at);
    return 0;
  }

  /** « Hawkins et Neer, les deux positifs », "both passive": of what was named, where no value waits for a side. */
  #isPairOfRows(at: number): boolean {
    // « dans les deux postures »: two of something else.
    const next = this.#line.at(at + 1);
    if (next !== undefined && isUnknown(next)) return true;
    // « flexion vingt, extension dix, les deux en actif »
    const isOfMode = this.#line.next(at) === 'mode' && this.#draft.clauses.length > 0;
    if (isOfMode && this.#lastAtom === 'value') return true;
    // « les deux rotuliens »: of one row, both sides. "both on the right": of both rows.
    if (next !== undefined && rowsOf(next) !== undefined && this.#lastAtom === 'value') return false;
    if (this.#line.next(at) === 'side' && this.#lastAtom === 'value') return true;
    // "both positive on the right"
    const value = this.#line.indexOfNext(at);
    const isSided = this.#line.next(at) === 'value' && this.#line.next(value) === 'side';
    if (isSided && (this.#draft.current?.mentions.length ?? 0) > 1) return true;
    const { current, values, sides } = this.#draft;
    const last = values.at(-1);
    if (last === undefined) return (current?.mentions.length ?? 0) > 1;
    return last.sides !== null && !sides.waits(last);
  }

  /** "Cozen and Mill positive on the left, the right side both negative": of the two rows before, once more. */
  #restatesPair(at: number): boolean {
    const draft = this.#draft;
    const isRestated =
      this.#lastAtom === 'side' && draft.values.length > 0 && this.#line.next(at) === 'value';
    const mentions = [...draft.clauses, draft.current].flatMap((clause) => clause?.mentions ?? []).slice(-2);
    const { held } = draft.sides;
    if (!isRestated || mentions.length < 2 || held === null) return false;
    draft.close();
    draft.open(this.#line.at(at)?.from ?? 0).mentions.push(...mentions.map((one) => ({ ...one })));
    // "positive right, both negative left": the side follows.
    if (this.#line.next(this.#line.indexOfNext(at)) !== 'side') draft.sides.sayBefore(held, draft.current);
    return true;
  }

  #readNamed(span: Span, at: number): void {
    const draft = this.#draft;
    const results = span.entries
      .filter((entry): entry is Result => entry.kind === 'result')
      .filter(({ labels }) => labels === undefined || this.#hasChoice(labels));
    const rows = rowsOf(span);
    if (rows !== undefined && !(results.length > 0 && this.#expects(results))) {
      readRows(draft, this.#line, rows, at);
      return;
    }
    if (results.length > 0) {
      // « l’épaule présente une flexion »: a verb, and no finding.
      const isFollowed =
        this.#line.next(at, ['mode', 'side']) === 'rows' && this.#line.linksAfter(at).length > 0;
      const isVerb =
        results.every(({ sense }) => sense === 'present') && (isFollowed || leads(this.#line, at));
      // « douleur sans faiblesse »: what is denied beside a value adds nothing to it.
      const before = this.#denialOf(at);
      // « sans aucune douleur » denies no denial.
      const isNone = results.every(({ sense }) => sense === 'noPain');
      const isDenied = before !== null && !isNone;
      if (isDenied && draft.values.length > 0) return;
      if (isDenied) draft.unknown += 1;
      if (!isVerb) readValue(draft, this.#line, { kind: 'results', results }, span, at);
      return;
    }
    if (this.#readOwnChoice(span, at)) return;
    const scope = scopeOf(span, this.#reading.examination.rows);
    if (scope === null) this.#readWord(span, at);
    else readScope(draft, this.#line, at, { scope, lastAtom: this.#lastAtom });
  }

  /** What denies a result, right before it or before a word or two that nobody knows: "no true weakness". */
  #denialOf(at: number): Span | null {
    let unknown = 0;
    for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
      const span = this.#line.at(index);
      if (span === undefined) return null;
      if (isWord(span, 'without', 'notThat')) return unknown === 0 && index < at - 1 ? null : span;
      if (isUnknown(span)) unknown += 1;
      else if (!isWord(span, 'filler') || this.#line.atom(span) !== null) return null;
    }
    return null;
  }

  #readWord(span: Span, at: number): void {
    const draft = this.#draft;
    const isAfterValue = this.#lastAtom === 'value';
    if (isWord(span, 'except')) {
      if (isWord(span, 'all') && draft.current !== null) {
        draft.current.all = true;
        this.#spreadLast();
      }
      draft.close();
      draft.sides.part();
      draft.modes.part();
      draft.except = true;
    } else if (isWord(span, 'rest')) {
      // « le reste » stands before its value, « ailleurs » after it as well.
      const isOfLast =
        isAfterValue &&
        isWord(span, 'elsewhere') &&
        this.#line.next(at, ['scope', 'side', 'mode']) !== 'value';
      if (isOfLast && splitLastValue(draft, (clause) => (clause.rest = true), { alone: true })) return;
      if (draft.values.length > 0) draft.close();
      draft.rest = true;
    } else if (isWord(span, 'all')) {
      this.#readAll(span, at);
    } else if (
      isWord(span, 'same', 'also') &&
      this.#line.next(at) !== 'value' &&
      // "other side …, plantar flexion the same": as on the side before.
      !(this.#isOfOtherSide && !isWord(span, 'also')) &&
      draft.repeatLast()
    ) {
      this.hasRepeated = true;
      this.#lastAtom = 'value';
    } else if (isWord(span, 'lack')) {
      // Said after its number, it was read with it, unless one follows that is its own.
      draft.lack = !isAfterValue || this.#line.at(at + 1)?.number !== undefined;
    } else if (isWord(span, 'same', 'also') && draft.values.length > 0 && this.#line.next(at) === 'rows') {
      draft.repeats = true;
    } else if (isWord(span, 'allAngles')) {
      const angles = [...new Set(draft.rows.flatMap(({ angle }) => angle ?? []))];
      if (angles.length === 0) {
        readSide(draft, this.#line, at, { said: 'both', inForce: this.#reading.side });
        return;
      }
      const last = draft.values.at(-1);
      if (last === undefined) draft.current?.angles.push(...angles);
      else last.angles = angles;
    } else if (isWord(span, 'symmetric')) {
      draft.sides.sayAfter(BOTH_SIDES, draft.current);
    } else if (isWord(span, 'hedge')) draft.unknown += 1;
    else if (isUnknown(span)) {
      draft.unknown += 1;
      this.unread.push(span);
    }
  }

  /** « tous les tests négatifs » of what follows, « cinq sur cinq partout » of what was said. */
  #readAll(span: Span, at: number): void {
    const draft = this.#draft;
    const isAfterValue = this.#lastAtom === 'value';
    // « à droite, tout à cinq », « tous les tests de conflit négatifs »
    const passing = isWord(span, 'throughout') ? [] : (['scope', 'side', 'mode'] as const);
    if (draft.values.length > 0 && this.#line.next(at, passing) === 'value') {
      draft.close();
      draft.all = true;
      return;
    }
    if (isAfterValue && splitLastValue(draft, (clause) => (clause.all = true), { alone: false })) return;
    draft.all = true;
    if (isAfterValue) this.#spreadLast();
    if (draft.current !== null && draft.values.length === 0) draft.current.all = true;
  }

  /** « cinq sur cinq partout »: on both sides, unless one was said of all. */
  #spreadLast(): void {
    const last = this.#draft.values.at(-1);
    if (last !== undefined && !this.#draft.sides.isHeader) last.sides = BOTH_SIDES;
  }

  /** « rotation interne à T douze »: the thumb reaches a level. */
  #takesLevel(): boolean {
    const isReach = ({ field, aspect }: Row['cells'][number]): boolean =>
      field.kind === 'line' && aspect === 'value' && field.id.includes('Niveau');
    return this.#draft.rows.some(({ cells }) => cells.some(isReach));
  }

  /** A choice by its name counts where a row that has it was named. */
  #hasChoice(labels: readonly string[]): boolean {
    return this.#draft.rows.some((row) => hasChoice(row, labels));
  }

  /** « avec une canne »: a choice that one row alone has names its row. */
  #readOwnChoice(span: Span, at: number): boolean {
    const labelled = span.entries.find((entry) => entry.kind === 'result' && entry.labels !== undefined);
    if (labelled?.kind !== 'result' || entryOf(span, 'place') !== undefined) return false;
    const rows = this.#reading.examination.rows.filter(
      (row) => row.table === undefined && hasChoice(row, labelled.labels ?? []),
    );
    if (rows.length !== 1) return false;
    // « rotation externe, coude au corps, trente-cinq »: the row in hand takes what follows.
    const { current } = this.#draft;
    const isFollowed = this.#line.at(this.#line.indexOfNext(at))?.number !== undefined;
    const waiting =
      isFollowed && current !== null && current.mentions.length > 0 && current.values.length === 0
        ? current
        : null;
    if (waiting === null) this.#draft.close();
    else this.#draft.current = null;
    const set = new Set(rows);
    const { from, to } = span;
    this.#draft
      .open(from)
      .mentions.push({ rows: set, deduced: new Set(), names: [set], isApart: false, from, to });
    readValue(this.#draft, this.#line, { kind: 'results', results: [labelled] }, span, at);
    if (waiting !== null) {
      this.#draft.close();
      this.#draft.current = waiting;
    }
    return true;
  }

  /** « babinski en flexion »: a word that is a row as well is a result where one is waited for. */
  #expects(results: readonly Result[]): boolean {
    const { rows, values } = this.#draft;
    if (rows.length === 0) return false;
    const isMovement = ({ sense }: Result): boolean => sense === 'flexor' || sense === 'extensor';
    const hasMovements = rows.some(({ cells }) => cells.some(({ field }) => field.options === 'babinski'));
    return hasMovements || (values.length === 0 && !results.every(isMovement));
  }
}
