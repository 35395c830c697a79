/** One utterance of a spoken examination into cells. */
import type { Language } from '@constat/language';
import type { ReportType } from '@constat/report/catalogue';
import { onceForEachType } from '@constat/report/catalogue';
import type { Held } from './findings/clause-draft.ts';
import { ClauseReader } from './findings/clause-reader.ts';
import { reverseSides } from './findings/rewrite-findings.ts';
import { isStray, ofRowBefore } from './findings/is-stray-clause.ts';
import { writeClauses } from './findings/write-clauses.ts';
import { Writer } from './findings/writer.ts';
import type { CellWrite, ExaminedForm } from './findings/writer.ts';
import { takeTexts } from './take-free-texts.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { readNavigation } from './read-navigation.ts';
import type { Focus, Leftover, Outcome, Write } from './outcome.ts';
import { copyBeforeExceptions, copyFindings } from './copy-findings.ts';
import { readExamination } from './rows/read-examination.ts';
import type { Examination, Place, Row } from './rows/row.ts';
import { withFocus } from './state.ts';
import type { ExaminationState, Transaction } from './state.ts';
import { asWrite, correctLast, eraseNamed, undoLast } from './undo-utterance.ts';
import { denyResults } from './words/deny-results.ts';
import { isFeminine } from './words/gender.ts';
import { leaveOutWords } from './words/leave-out-words.ts';
import { readSpans } from './words/read-spans.ts';
import type { Reading } from './words/read-spans.ts';
import { repairCorrections } from './words/repair-corrections.ts';
import { entryOf, isWord, rowsOf } from './words/span.ts';
import type { Span } from './words/span.ts';
import { readWords } from './words/word.ts';
import type { SaidWord } from './words/word.ts';

/** What is written within so many words of words that nobody read may be meant otherwise. */
const NEAR_UNREAD = 6;

const isFar = (between: string): boolean => between.trim().split(/\s+/u).length > NEAR_UNREAD;

/** Utterances that can be taken back, at most. */
const MOST_UNDONE = 50;

const readings = {
  fr: onceForEachType((type) => readingOf(type, 'fr')),
  en: onceForEachType((type) => readingOf(type, 'en')),
};

function readingOf(type: ReportType, language: Language): Reading {
  const examination = readExamination(type);
  const roots = examination.rows.flatMap((row) => {
    const root = row.cells[0]?.field.root;
    return root === undefined ? [] : [[root, row] as const];
  });
  return { language, phrases: buildLexicon(examination, language), roots: new Map(roots) };
}

export interface Heard {
  readonly text: string;
  readonly language: Language;
  readonly type: ReportType;
  readonly form: ExaminedForm;
}

export interface Understood {
  readonly outcome: Outcome;
  readonly state: ExaminationState;
}

/** What an utterance writes, and what is in force after it. */
export function understandUtterance(
  { text, language, type, form }: Heard,
  state: ExaminationState,
): Understood {
  const examination = readExamination(type);
  const words = readWords(text, language);
  const all = readSpans(words, readings[language](type));
  const { kept, dropped } = leaveOutWords(denyResults(all, words), words, language);
  const taken = takeTexts(kept, { words, text, examination, focus: state.focus });
  const { spans, correctsBefore, denied } = repairCorrections(taken.spans);
  const nothing = { writes: [], asked: null, leftover: [] };

  const moved = correctsBefore ? null : readNavigation(spans, examination, state.focus);
  if (moved !== null) return { outcome: { ...nothing, focus: moved }, state: withFocus(state, moved) };
  const isErasing = isEraseCommand(spans);
  const erased = isErasing ? eraseNamed(spans, state, { examination, form }) : [];
  if (erased.length > 0) {
    const place = { from: 0, to: text.length };
    return {
      outcome: { ...nothing, writes: erased.map((write) => ({ ...write, ...place })), focus: state.focus },
      state,
    };
  }
  const undo = spans.find((span) => isWord(span, 'undo', 'undoValue'));
  if (undo !== undefined) {
    const back = undoLast(state, { onlyLast: isWord(undo, 'undoValue'), length: text.length });
    return { outcome: { ...nothing, writes: back.writes, focus: state.focus }, state: back.state };
  }
  const placeOf = (from: number, to: number) => ({
    from: words[from]?.start ?? text.length,
    to: words[to - 1]?.end ?? text.length,
  });
  const writer = new Writer({ ...state, examination, form, placeOf, isFeminine: isFeminine(words) });
  const exceptions = copyBeforeExceptions(spans, writer, state);
  const reader = new ClauseReader(exceptions ?? spans, {
    examination,
    language,
    side: state.focus.side,
    place: state.focus.place,
    mode: state.focus.mode,
    table: state.focus.table,
  }).read();
  const strays = reader.clauses.filter((clause) => isStray(clause, reader));
  writeClauses(
    writer,
    reader.clauses
      .filter((clause) => !strays.includes(clause))
      .map((clause, at, all) => ofRowBefore(clause, all[at - 1], reader) ?? clause),
  );
  if (!reader.hasRepeated && exceptions === null) copyFindings(spans, writer, state);
  if (correctsBefore) correctLast({ spans, denied }, state, writer, reader);
  if (isReversed(kept)) reverseSides(writer);
  const focus = focusAfter(writer, reader.held, state.focus);
  const leftover = leftoverOf(
    [...reader.unread, ...dropped, ...strays.flatMap(({ mentions }) => mentions)],
    words,
    text,
  );
  // Where something is asked, what stands beside words that nobody read is not sure.
  const isUnsure = ({ from, to }: Write): boolean =>
    writer.asked !== null &&
    leftover.some((one) => !isFar(text.slice(one.to, from)) && !isFar(text.slice(to, one.from)));
  const writes = [...writer.writes.map(asWrite), ...taken.writes];
  return {
    outcome: {
      writes: writes.map((write) => (isUnsure(write) ? { ...write, doubtful: true } : write)),
      asked: writer.asked,
      focus,
      leftover,
    },
    state: {
      focus,
      recent: recentAt(focus, writer),
      done: doneAfter(state, writer.writes, taken.writes, form),
    },
  };
}

function doneAfter(
  { done }: ExaminationState,
  writes: readonly CellWrite[],
  texts: readonly Write[],
  form: ExaminedForm,
): readonly Transaction[] {
  if (writes.length + texts.length === 0) return done;
  const before = new Map([...writes, ...texts].map(({ field }) => [field, form.value(field)]));
  return [...done, { writes: [...writes], texts, before }].slice(-MOST_UNDONE);
}

/** What is in force after the utterance: a side or a mode that was said of both is of neither. */
function focusAfter(writer: Writer, held: Held, before: Focus): Focus {
  // Of a rotation of the trunk, the side is part of its name.
  const sided = writer.writes.filter(({ cell }) => cell.side !== undefined);
  const isOfTrunk = sided.length > 0 && sided.every(({ cell }) => cell.field.side === undefined);
  const side = held.sides === null || isOfTrunk ? before.side : onlyOne(held.sides);
  const mode = held.modes === null ? before.mode : onlyOne(held.modes);
  const measure = onlyOne(held.measures ?? []);
  const { side: _side, mode: _mode, ...others } = writer.focus;
  // A table that several parts have is of the one in force.
  const scope = [...(held.scope ?? [])];
  const ofScope = scope.find(({ place }) => place === others.place) ?? scope[0];
  const isScopeAlone = ofScope !== undefined && (others.place === undefined || writer.writes.length === 0);
  return {
    ...(isScopeAlone ? movedTo(ofScope.place, others, writer.examination) : others),
    ...(side !== undefined && { side }),
    ...(mode !== undefined && { mode }),
    ...(measure !== undefined && { measure }),
  };
}

/** A list of another part of the body than the one in force takes no more values. */
function recentAt({ place }: Focus, { recent }: Writer): readonly Row[] {
  return place === undefined || recent.some((row) => row.place === place) ? recent : [];
}

/** A part of the body that was named alone: no cell and no table of another one stay in force. */
function movedTo(place: Place, focus: Focus, { rowOf, tables }: Examination): Focus {
  const { field, table, ...others } = focus;
  const isOwnField = field !== undefined && rowOf.get(field)?.place === place;
  const isOwnTable = tables.some((one) => one.id === table && one.place === place);
  return {
    ...others,
    place,
    ...(isOwnField && { field }),
    ...(isOwnTable && table !== undefined && { table }),
  };
}

function onlyOne<Of>(values: readonly Of[]): Of | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** « …, non, l’inverse » at the end. */
function isReversed(spans: readonly Span[]): boolean {
  const told = spans.filter(({ mark }) => mark === undefined);
  const last = told.at(-1);
  const before = told.at(-2);
  return (
    last !== undefined &&
    isWord(last, 'reversed') &&
    before !== undefined &&
    isWord(before, 'correct', 'without')
  );
}

/** A command to erase stands first, and tells no value. */
function isEraseCommand(spans: readonly Span[]): boolean {
  const first = spans.find(
    (span) => !isWord(span, 'filler', 'correct', 'vocative') || isWord(span, 'erase', 'undoValue'),
  );
  const isErase = first !== undefined && isWord(first, 'erase', 'undoValue');
  return (
    isErase &&
    !spans.some(
      (span) =>
        span.number !== undefined ||
        isWord(span, 'except', 'notThat') ||
        (entryOf(span, 'result') !== undefined && rowsOf(span) === undefined && span !== first),
    )
  );
}

type SpokenRange = Pick<Span, 'from' | 'to'>;

/** The unread words as they were said, neighbours together. */
function leftoverOf(
  spans: readonly SpokenRange[],
  words: readonly SaidWord[],
  text: string,
): readonly Leftover[] {
  const ordered = [...new Set(spans)].toSorted((one, other) => one.from - other.from);
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of ordered) {
    const last = found.at(-1);
    if (last !== undefined && from - last.to <= 3) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found.map(({ from, to }) => {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? text.length;
    return { text: text.slice(start, end), from: start, to: end };
  });
}
