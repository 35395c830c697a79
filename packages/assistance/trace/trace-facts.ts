import { punctuateDictation } from '@constat/dictation/written';
import type { Origin, SpokenWord, WrittenText } from '@constat/dictation/written';
import type { FactKind, TextLanguage } from '../fidelity/difference.ts';
import { readFacts } from '../fidelity/facts/read-facts.ts';
import type { TextFacts } from '../fidelity/facts/read-facts.ts';
import { occurrencesOf } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';
import { PrintedFacts, SpokenElsewhere } from './printed-places.ts';

/** A recording whose words went into the report. */
export interface TracedRecording {
  readonly id: string;
  /** The section that it was dictated for. */
  readonly section: string;
  /** The words as the engine heard them. */
  readonly words: readonly SpokenWord[];
  /** The text that was written from them. */
  readonly written: Pick<WrittenText, 'corrections' | 'tokens'>;
}

/** A text of the finished report. */
export interface PrintedText {
  readonly field: string;
  readonly text: string;
}

export interface PrintedPlace {
  readonly field: string;
  /** UTF-16 offsets in the field's text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What became of a spoken fact: `placed` in the report; `edited`: another value stands in its place; `removed` by a
 * spoken command; `absent` from the report.
 */
export type Fate = 'placed' | 'edited' | 'removed' | 'absent';

/** A fact that was spoken, and what became of it. */
export interface TracedFact {
  readonly recording: string;
  readonly kind: FactKind;
  /** The words that say it, and their indexes, `to` included. */
  readonly said: string;
  readonly from: number;
  readonly to: number;
  /** The words around it, to be read and heard with it. */
  readonly passage: { readonly text: string; readonly from: number; readonly to: number };
  readonly fate: Fate;
  /** Where it stands, or what stands in its place; null when it was removed or is absent. */
  readonly place: PrintedPlace | null;
}

/**
 * Follows each fact spoken in the recordings to its place in the report, over all of its texts. A printed place stands
 * for one spoken fact: first for those that stand there as they were said, then for the others. The time grows linearly.
 */
export function traceFacts(
  recordings: readonly TracedRecording[],
  printed: readonly PrintedText[],
  language: TextLanguage,
): readonly TracedFact[] {
  const spoken = recordings.map(({ words }) => readSpoken(words, language));
  const readings = readFacts(
    [...spoken.map(({ text }) => text), ...printed.map(({ text }) => text)],
    language,
  );
  const pages = readings.slice(recordings.length);
  const report = new PrintedFacts(pages.flatMap((reading, text) => occurrencesOf(reading, text)));
  const facts = recordings.flatMap((recording, index) => {
    const reading = readings[index];
    const said = spoken[index];
    if (reading === undefined || said === undefined) return [];
    const isCommand = coverOf(
      recording,
      recording.written.tokens.map(({ marks, origin }) => (marks.includes('command') ? origin : null)),
    );
    const isRemoved = coverOf(
      recording,
      recording.written.corrections.map(({ removedOrigin }) => removedOrigin),
    );
    return occurrencesOf(reading, index).flatMap((fact) => {
      const its = said.wordsOf(...spanOf(reading, fact.first, fact.last));
      if (isCommand(its)) return [];
      const passage = passageOf(said, reading, fact);
      const words = { recording: recording.id, kind: fact.kind, ...its, passage };
      return [{ fact, words, isRemoved: isRemoved(its) }];
    });
  });
  const places = facts.map(({ fact, isRemoved }) => (isRemoved ? null : report.take(fact, 'sure')));
  facts.forEach(({ fact, isRemoved }, at) => {
    if (!isRemoved) places[at] ??= report.take(fact, 'likely');
  });
  const elsewhere = new SpokenElsewhere(
    facts.map(({ fact }, at) => ({ fact, place: places[at] ?? null })),
    (text) => recordings[text]?.section,
  );
  return facts.map(({ fact, words, isRemoved }, at): TracedFact => {
    if (isRemoved) return { ...words, fate: 'removed', place: null };
    const place = places[at] ?? elsewhere.placeOf(fact);
    if (place !== null) return { ...words, fate: 'placed', place: placeOf(printed, pages, place) };
    const instead = report.insteadOf(fact);
    return instead === null
      ? { ...words, fate: 'absent', place: null }
      : { ...words, fate: 'edited', place: placeOf(printed, pages, instead) };
  });
}

/** Whether every word of a passage lies in one of the spans. */
function coverOf(
  { words }: TracedRecording,
  spans: readonly (Origin | null)[],
): (passage: Origin) => boolean {
  const begins = new Int32Array(words.length + 1);
  for (const span of spans) {
    if (span === null) continue;
    begins[span.from] = (begins[span.from] ?? 0) + 1;
    begins[span.to + 1] = (begins[span.to + 1] ?? 0) - 1;
  }
  /** Words before each index that lie in none. */
  const outside = new Int32Array(words.length + 1);
  let open = 0;
  for (let at = 0; at < words.length; at += 1) {
    open += begins[at] ?? 0;
    outside[at + 1] = (outside[at] ?? 0) + (open > 0 ? 0 : 1);
  }
  return ({ from, to }) => outside[from] === outside[to + 1];
}

interface Spoken {
  /** What was said, its punctuation written. */
  readonly text: string;
  /** The words that stand from one offset of the text up to another, `to` included. */
  readonly wordsOf: (start: number, end: number) => { said: string; from: number; to: number };
}

function readSpoken(words: readonly SpokenWord[], language: TextLanguage): Spoken {
  const { text, tokens } = punctuateDictation(words, { language });
  const said = words.map((word) => word.text).join(' ');
  /** Where each word begins in `said`. */
  const begins = new Int32Array(words.length + 1);
  words.forEach((word, at) => {
    begins[at + 1] = (begins[at] ?? 0) + word.text.length + 1;
  });
  /** For each offset of the text the first and the last word of the token that stands there or before it. */
  const firsts = new Int32Array(text.length + 1);
  const lasts = new Int32Array(text.length + 1);
  tokens.forEach(({ start, origin }, at) => {
    const end = tokens[at + 1]?.start ?? text.length + 1;
    for (let offset = start; offset < end; offset += 1) {
      firsts[offset] = origin?.from ?? 0;
      lasts[offset] = origin?.to ?? -1;
    }
  });
  return {
    text,
    wordsOf: (start, end) => {
      const from = firsts[start] ?? 0;
      const last = lasts[Math.max(start, end - 1)] ?? -1;
      const to = last < 0 ? from : last;
      return { said: said.slice(begins[from], (begins[to + 1] ?? 0) - 1), from, to };
    },
  };
}

/** The sentence of the fact without the mark that ends it, eight tokens to each side at most. */
function passageOf(said: Spoken, reading: TextFacts, { first, last }: Occurrence): TracedFact['passage'] {
  const { tokens, sentence } = reading;
  const reach = 8;
  let start = first;
  let end = last;
  while (start > 0 && first - start < reach && sentence[start - 1] === sentence[first]) start -= 1;
  while (end + 1 < tokens.length && end - last < reach && sentence[end + 1] === sentence[last]) end += 1;
  while (end > last && isMark(tokens[end])) end -= 1;
  while (start < first && isMark(tokens[start])) start += 1;
  const { said: text, from, to } = said.wordsOf(...spanOf(reading, start, end));
  return { text, from, to };
}

function isMark(token: TextFacts['tokens'][number] | undefined): boolean {
  return token?.kind === 'mark' || token?.kind === 'break';
}

function spanOf({ tokens }: TextFacts, first: number, last: number): [number, number] {
  const start = tokens[first]?.start ?? 0;
  return [start, tokens[last]?.end ?? start];
}

function placeOf(
  printed: readonly PrintedText[],
  pages: readonly TextFacts[],
  place: Occurrence,
): PrintedPlace {
  const { field, text } = printed[place.text] ?? { field: '', text: '' };
  const tokens = pages[place.text]?.tokens ?? [];
  const start = tokens[place.first]?.start ?? 0;
  const end = tokens[place.last]?.end ?? start;
  return { field, start, end, text: text.slice(start, end) };
}
