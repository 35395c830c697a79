import type { Recording } from '@constat/contract';
import { examinedFields, exportedTexts, statedWord } from '@constat/report/document';
import { isStatedNormal } from '@constat/report/rules';
import { traceFacts } from '@constat/assistance/trace';
import type { PrintedText, TracedFact } from '@constat/assistance/trace';
import { writeDictation } from '@constat/dictation/written';
import type { WriteOptions } from '@constat/dictation/written';
import { listenedWords } from '../listening/listened-words.ts';
import type { HeardAt } from '../listening/play-word.ts';
import { readReview } from '../listening/reviewed-words.ts';
import type { SpokenReport } from './use-spoken-facts.ts';
import { writeRecord } from '../records/write-record.ts';
import type { HeardWord } from '../written/heard-words.ts';

/** A quoted passage in pieces; the facts in it are marked. */
export type Quote = readonly { readonly text: string; readonly isFact: boolean }[];

/** A dictated passage with facts that the report does not hold. */
export interface SpokenLine {
  /** The facts, as the server names those that are settled. */
  readonly facts: readonly string[];
  readonly quote: Quote;
  /** What is played; null where the engine gave no times or the audio is erased. */
  readonly at: Omit<HeardAt, 'recordingId'> | null;
  /** What stands in the place of the fact; null where nothing does. */
  readonly printed: {
    readonly field: string;
    readonly start: number;
    readonly end: number;
    readonly quote: Quote;
  } | null;
}

/** The lines of one recording. */
export interface SpokenRecord {
  readonly recording: Recording;
  readonly lines: readonly SpokenLine[];
}

/** Letters around a printed value. */
const AROUND = 40;

/**
 * What was said in the recordings of a report and is not in it, the oldest recording first; without what the physician
 * left out himself. A recording in the other language than the report is passed over: it was translated.
 */
export function findSpokenLines(
  recordings: readonly Recording[],
  report: SpokenReport,
): readonly SpokenRecord[] {
  const language = report.meta.reportLanguage;
  const printed = printedTexts(report);
  const spoken = recordings
    .filter(({ erasedAt, reportLanguage }) => erasedAt === null && reportLanguage === language)
    .toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
    .map((recording) => ({ recording, ...correctedRecord(recording) }));
  const facts = traceFacts(
    spoken.map(({ recording, words, written }) => ({
      id: recording.id,
      section: recording.section,
      words,
      written,
    })),
    printed,
    language,
  );
  return spoken.flatMap(({ recording, words }) => {
    const its = nameFacts(
      facts.filter((fact) => fact.recording === recording.id),
      words,
    );
    const settled = new Set(recording.settledFacts);
    const missed = its.filter(
      ({ id, fact: { fate } }) => (fate === 'absent' || fate === 'edited') && !settled.has(id),
    );
    const lines = groupFacts(missed).map((group) => lineOf(group, recording, words, printed));
    return lines.length === 0 ? [] : [{ recording, lines }];
  });
}

/** What the report says in each field; a value of the examination with its name and unit, as it is printed. */
function printedTexts(report: SpokenReport): readonly PrintedText[] {
  const language = report.meta.reportLanguage;
  const stated = examinedFields(report).filter((field) =>
    isStatedNormal(field, report.formData, report.meta),
  );
  return [
    ...exportedTexts(report).map(({ field: id, text }) => {
      const field = report.type.field(id);
      if (field === undefined || field.kind === 'text') return { field: id, text };
      return { field: id, text: `${field.label[language]} : ${text}${field.kind === 'degrees' ? '°' : ''}` };
    }),
    ...stated.map(({ id, label }) => ({ field: id, text: `${label[language]} : ${statedWord(language)}` })),
  ];
}

/** The words as they were corrected in the review, each in its place; the mark of a segment without text says nothing. */
function correctedRecord(recording: Recording) {
  const { words: heard, written } = writeRecord(recording);
  const reviewed = readReview(recording.reviewed);
  const texts = heard.map(({ text, lost }) => (lost === undefined ? text : ''));
  listenedWords(written, heard).forEach(({ id }, index) => {
    const [origin, correction] = [written.tokens[index]?.origin, reviewed.get(id)];
    if (origin === undefined || origin === null || typeof correction !== 'string') return;
    for (let at = origin.from; at <= origin.to; at += 1) texts[at] = at === origin.from ? correction : '';
  });
  const words = heard.map((word, at) => ({ ...word, text: texts[at] ?? '' }));
  const as = (recording.writing ?? {}) as Omit<WriteOptions, 'language'>;
  return { words, written: writeDictation(words, { ...as, language: recording.reportLanguage }) };
}

interface NamedFact {
  readonly id: string;
  readonly fact: TracedFact;
}

/** Names facts by their kind and the place of their words in their segment, which later segments do not move. */
function nameFacts(facts: readonly TracedFact[], words: readonly HeardWord[]): readonly NamedFact[] {
  const firstOf = new Map<number, number>();
  words.forEach(({ chunk }, at) => {
    if (!firstOf.has(chunk)) firstOf.set(chunk, at);
  });
  const seen = new Map<string, number>();
  return facts.map((fact) => {
    const chunk = words[fact.from]?.chunk ?? 0;
    const first = firstOf.get(chunk) ?? 0;
    const place = `${fact.kind} ${chunk}:${fact.from - first}-${fact.to - first}`;
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    return { id: before === 0 ? place : `${place} ${before}`, fact };
  });
}

/** Absent facts of one passage are one line; each edited one is its own, beside what stands in its place. */
function groupFacts(facts: readonly NamedFact[]): readonly (readonly NamedFact[])[] {
  const groups: NamedFact[][] = [];
  for (const named of facts) {
    const last = groups.at(-1);
    const before = last?.at(-1)?.fact;
    const isSame =
      before?.fate === 'absent' &&
      named.fact.fate === 'absent' &&
      named.fact.passage.from <= before.passage.to;
    if (isSame) last?.push(named);
    else groups.push([named]);
  }
  return groups;
}

function lineOf(
  group: readonly NamedFact[],
  recording: Recording,
  words: readonly HeardWord[],
  printed: readonly PrintedText[],
): SpokenLine {
  const facts = group.map(({ fact }) => fact);
  const from = Math.min(...facts.map(({ passage }) => passage.from));
  const to = Math.max(...facts.map(({ passage }) => passage.to));
  const place = facts[0]?.place ?? null;
  return {
    facts: group.map(({ id }) => id),
    quote: joined(
      words.slice(from, to + 1).flatMap(({ text }, index) => {
        const isFact = facts.some((fact) => index + from >= fact.from && index + from <= fact.to);
        return text === '' ? [] : [{ text, isFact }];
      }),
    ),
    at: heardAt(recording, words.slice(from, to + 1)),
    printed:
      place === null
        ? null
        : {
            field: place.field,
            start: place.start,
            end: place.end,
            quote: quotePlace(printed.find(({ field }) => field === place.field)?.text ?? '', place),
          },
  };
}

/** Neighbours that are both marked, or both not, as one piece. */
function joined(words: Quote): Quote {
  const pieces: { text: string; isFact: boolean }[] = [];
  for (const { text, isFact } of words) {
    const last = pieces.at(-1);
    if (last?.isFact === isFact) last.text += ` ${text}`;
    else pieces.push({ text, isFact });
  }
  return pieces;
}

function heardAt(recording: Recording, said: readonly HeardWord[]): SpokenLine['at'] {
  const first = said.find(({ inChunk }) => inChunk !== null);
  if (first?.inChunk == null) return null;
  const { chunk } = first;
  if (recording.segments.find(({ index }) => index === chunk)?.hasAudio !== true) return null;
  const ends = said.flatMap((word) =>
    word.chunk === chunk && word.inChunk !== null ? [word.inChunk.end] : [],
  );
  return { chunk, start: first.inChunk.start, end: Math.max(...ends) };
}

/** A printed value with what stands around it on its line. */
function quotePlace(text: string, { start, end }: { readonly start: number; readonly end: number }): Quote {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + AROUND).replace(/\n.*$/su, '');
  return [
    { text: before.length === AROUND ? `…${before.replace(/^\S*\s/u, '')}` : before, isFact: false },
    { text: text.slice(start, end), isFact: true },
    { text: after.length === AROUND ? `${after.replace(/\s\S*$/u, '')}…` : after, isFact: false },
  ].filter((piece) => piece.text !== '');
}
