/** Palpation, inspection and other texts, which run up to the next finding. */
import type { Focus, Write } from './outcome.ts';
import type { Examination, Place, TextField } from './rows/row.ts';
import { entryOf, isWord, rowsOf } from './words/span.ts';
import type { Span } from './words/span.ts';
import type { SaidWord } from './words/word.ts';

interface Context {
  readonly words: readonly SaidWord[];
  readonly text: string;
  readonly examination: Examination;
  readonly focus: Focus;
}

const FIELDS: Readonly<Record<string, string>> = {
  Waddell: 'rachisWaddellSignes',
  Description: 'demarcheDescription',
  Observation: 'observationGenerale',
  Atrophy: 'atrophieMusculaire',
  Additional: 'examensAdditionnels',
};

/** Texts whose name opens them wherever it is said; the others only begin a sentence. */
const RUNNING = new Set(['Palpation', 'Inspection', 'Description', 'Waddell', 'Additional']);

/** « l’inspection ne montre pas … », "inspection reveals …": the name is part of the sentence. */
const VERBS = new Set(
  'ne n montre revele met retrouve note objective demontre est sont reveals shows demonstrates is was does notes'.split(
    ' ',
  ),
);

function isSubject(inside: readonly Span[], words: readonly SaidWord[]): boolean {
  const next = inside[1];
  return next !== undefined && VERBS.has(words[next.from]?.key ?? '');
}

/** The part of the body that a text is of, with its side, right after the name of the text. */
function headParts(inside: readonly Span[]): readonly Span[] {
  const isPart = (span: Span): boolean =>
    entryOf(span, 'place') !== undefined || entryOf(span, 'side') !== undefined;
  const isHead = (span: Span): boolean => isPart(span) || isWord(span, 'of', 'at', 'filler');
  const end = inside.findIndex((span, index) => index > 0 && !isHead(span));
  const parts = inside.slice(1, end < 0 ? undefined : end).filter(isPart);
  return parts.some((span) => entryOf(span, 'place') !== undefined) ? parts : [];
}

/** « douleur à la palpation »: more than the part of the body before the name of the text. */
function isSentence(before: readonly Span[]): boolean {
  return before.some(
    (span) =>
      span.entries.some(({ kind }) => kind === 'result') ||
      (span.mark === undefined && span.number === undefined && span.entries.length === 0),
  );
}

/** More than a mark or a filler. */
function isSaid(span: Span): boolean {
  return span.mark === undefined && !isWord(span, 'filler', 'and', 'of', 'at', 'vocative', 'without');
}

export function takeTexts(
  spans: readonly Span[],
  context: Context,
): { readonly spans: readonly Span[]; readonly writes: readonly Write[] } {
  const writes: Write[] = [];
  let rest: Span[] = [];
  let place: Place | undefined = context.focus.place;
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at];
    if (span === undefined) break;
    const text = entryOf(span, 'text')?.text;
    if (text === undefined || (!RUNNING.has(text) && rest.slice(startOfText(rest)).some(isSaid))) {
      place = placeOf(span) ?? place;
      rest.push(span);
      continue;
    }
    const end = endOfText(spans, at);
    const inside = spans.slice(at, end);
    const start = startOfText(rest);
    const before = rest.slice(start);
    const said = [...before, ...inside];
    const named = said.map(placeOf).find((one) => one !== undefined);
    const lead = before.at(-1);
    const isHeaded = lead !== undefined && !isSentence(before);
    const field = fieldOf(text, named ?? place, context.examination);
    place = named ?? place;
    if (field === undefined) {
      rest.push(...inside);
      at = end - 1;
      continue;
    }
    rest = rest.slice(0, isHeaded ? rest.length : start);
    const isWhole =
      (before.length > 0 && !isHeaded) || !RUNNING.has(text) || isSubject(inside, context.words);
    const write = writeOf(isWhole ? said : withoutHead(inside), field, context);
    if (write !== null) writes.push(write);
    // What was looked at is in force for what follows.
    rest.push(...headParts(inside));
    at = end - 1;
  }
  return { spans: rest, writes };
}

function placeOf(span: Span): Place | undefined {
  const place = entryOf(span, 'place')?.places;
  if (place !== undefined) return place.length === 1 ? place[0] : undefined;
  return undefined;
}

function fieldOf(text: string, place: Place | undefined, { texts }: Examination): TextField | undefined {
  const id = FIELDS[text];
  if (id !== undefined) return texts.find((one) => one.id === id);
  return texts.find((one) => one.place === place && one.id.endsWith(text));
}

/** A text begins after the last value or the end of a sentence. */
function startOfText(rest: readonly Span[]): number {
  const at = rest.findLastIndex(
    (span) => span.mark === '.' || span.mark === ';' || span.mark === '\n' || span.number !== undefined,
  );
  return at + 1;
}

/** Up to the next text, or to a row that a value follows. */
function endOfText(spans: readonly Span[], at: number): number {
  let end = endOfWords(spans, at);
  // The side and the mode before a row are of its finding.
  while (end < spans.length && end - 1 > at && isQualifier(spans[end - 1])) end -= 1;
  return end;
}

function isQualifier(span: Span | undefined): boolean {
  if (span === undefined) return false;
  const kinds = ['side', 'mode', 'place', 'measure', 'table'] as const;
  return kinds.some((kind) => entryOf(span, kind) !== undefined);
}

function endOfWords(spans: readonly Span[], at: number): number {
  for (let index = at + 1; index < spans.length; index += 1) {
    const span = spans[index];
    if (span === undefined) break;
    if (RUNNING.has(entryOf(span, 'text')?.text ?? '')) return index;
    const rows = rowsOf(span);
    if (rows === undefined) continue;
    const next = spans.slice(index + 1, index + 5);
    const value = next.findIndex((one) => one.number !== undefined && one.number.unit !== 'cm');
    if (value >= 0 && !next.slice(0, value).some((one) => entryOf(one, 'result') !== undefined)) return index;
    const result = next.slice(0, 2).find((one) => entryOf(one, 'result') !== undefined);
    const senses = result?.entries.flatMap((entry) => (entry.kind === 'result' ? [entry.sense] : [])) ?? [];
    if (senses.some((sense) => sense === 'negative' || sense === 'positive')) return index;
  }
  return spans.length;
}

/** « inspection du rachis » is where the text goes and no part of it. */
function withoutHead(inside: readonly Span[]): readonly Span[] {
  let at = 1;
  while (at < inside.length) {
    const span = inside[at];
    if (span === undefined) break;
    const side = inside.slice(at, at + 3).some((one) => entryOf(one, 'side') !== undefined);
    if (side && !(span.mark !== undefined)) {
      if (!isWord(span, 'of', 'at')) break;
      at += 1;
      continue;
    }
    const isHead =
      placeOf(span) !== undefined ||
      entryOf(span, 'place') !== undefined ||
      span.mark === ':' ||
      span.mark === ',' ||
      (isWord(span, 'of', 'filler') && leadsToPlace(inside, at + 1));
    if (!isHead) break;
    at += 1;
  }
  return inside.slice(at);
}

/** A part of the body follows, with an article at most before it. */
function leadsToPlace(inside: readonly Span[], at: number): boolean {
  const next = inside[at];
  if (next === undefined) return false;
  return (
    entryOf(next, 'place') !== undefined || (isWord(next, 'filler', 'of') && leadsToPlace(inside, at + 1))
  );
}

function writeOf(spans: readonly Span[], { id }: TextField, { words, text }: Context): Write | null {
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = words[first.from]?.start ?? 0;
  const to = words[last.to - 1]?.end ?? text.length;
  const value = text.slice(from, to).trim();
  return value === ''
    ? null
    : { field: id, value, adds: true, doubtful: false, statedNormal: false, from, to };
}
