import { readFileSync, readdirSync } from 'node:fs';
import type { Gender } from '../gender-change.ts';
import { readGender } from '../index.ts';

/**
 * A sentence of the files beside this one. There `{of a man|of a woman}` changes with the worker's gender; `<word>` stays
 * as it is and is listed as doubtful, `<word?>` may be listed; nothing else changes or is listed.
 */
export interface CorpusSentence {
  readonly source: string;
  readonly topic: string;
  /** One sentence in five, written before the rules and not looked at while they were made. */
  readonly isHeldOut: boolean;
}

type Language = 'fr' | 'en';

const FOLDERS = { fr: 'french', en: 'english' } as const;

/** Every sentence of a language, in the order of its files. */
export function corpusOf(language: Language): readonly CorpusSentence[] {
  const folder = new URL(`${FOLDERS[language]}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split('\n')
        .map((source, index) => ({ source, topic: file.replace('.txt', ''), isHeldOut: index % 5 === 4 })),
    );
}

/** Sentences written after the rules, one set after another: the rates of the README are those before anybody looked at them. */
export function heldOutSets(
  language: Language,
  sets: readonly ('held-out-2' | 'held-out-3' | 'held-out-4' | 'held-out-5' | 'held-out-6' | 'held-out-7')[],
): readonly CorpusSentence[] {
  return sets.flatMap((topic) =>
    readFileSync(new URL(`${topic}/${FOLDERS[language]}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((source) => ({ source, topic, isHeldOut: true })),
  );
}

interface Part {
  readonly kind: 'plain' | 'gendered' | 'doubtful' | 'maybe-doubtful';
  readonly start: number;
  readonly end: number;
  readonly expected: string;
}

const PART = /\{(?<male>[^|}]*)\|(?<female>[^}]*)\}|<(?<kept>[^>?]*)(?<maybe>\??)>|(?<plain>[^{<]+)/gu;

function partsOf(source: string, from: Gender): { readonly text: string; readonly parts: readonly Part[] } {
  let text = '';
  const parts: Part[] = [];
  for (const { groups = {} } of source.matchAll(PART)) {
    const { male, female, kept, maybe, plain } = groups;
    const [written, other] =
      male === undefined || female === undefined
        ? [kept ?? plain ?? '', kept ?? plain ?? '']
        : from === 'male'
          ? [male, female]
          : [female, male];
    const kind =
      male !== undefined
        ? 'gendered'
        : kept === undefined
          ? 'plain'
          : maybe === '?'
            ? 'maybe-doubtful'
            : 'doubtful';
    parts.push({ kind, start: text.length, end: text.length + written.length, expected: other });
    text += written;
  }
  return { text, parts };
}

/** The sentence as written of a worker of that gender. */
export function sentenceOf(source: string, gender: Gender): string {
  return partsOf(source, gender).text;
}

/** What was read amiss in a sentence; each as « word → what it became ». */
export interface Misreadings {
  /** Changed although nobody proved it to be about the worker, or into another form than the right one. */
  readonly wrong: readonly string[];
  /** Left although it is about the worker; `listed` if it was put before the physician all the same. */
  readonly missed: readonly string[];
  readonly missedButListed: readonly string[];
  /** Put before the physician without a cause. */
  readonly wronglyListed: readonly string[];
  /** In doubt, and not listed. */
  readonly notListed: readonly string[];
  /** How many words or groups of words have to change. */
  readonly gendered: number;
}

/** Reads a sentence written of a worker of the other gender than `to`, and compares. */
export function misreadingsOf(source: string, to: Gender, language: Language): Misreadings {
  const { text, parts } = partsOf(source, to === 'male' ? 'female' : 'male');
  const { changes, doubts } = readGender(text, to, language);
  const found = {
    wrong: [] as string[],
    missed: [] as string[],
    missedButListed: [] as string[],
    wronglyListed: [] as string[],
    notListed: [] as string[],
  };
  let gendered = 0;
  for (const { kind, start, end, expected } of parts) {
    const within = (change: { readonly start: number }): boolean =>
      change.start >= start && change.start < end;
    const here = changes.filter(within);
    const doubtsHere = doubts.filter(within);
    const written = text.slice(start, end);
    const told = here.map(({ word, replacement }) => `${word} → ${replacement}`);
    if (kind !== 'gendered') {
      found.wrong.push(...told);
      const listed = kind !== 'plain' ? [] : doubtsHere;
      found.wronglyListed.push(...listed.map(({ word, replacement }) => `${word} → ${replacement}`));
      // A doubt is listed only where the word is of the other gender: the caller reads both ways.
      if (kind === 'doubtful' && doubtsHere.length === 0) found.notListed.push(written);
      continue;
    }
    gendered += 1;
    let became = '';
    let past = start;
    for (const change of here) {
      became += text.slice(past, change.start) + change.replacement;
      past = change.end;
    }
    became += text.slice(past, Math.max(past, end));
    if (became === expected) continue;
    if (here.length === 0) (doubtsHere.length > 0 ? found.missedButListed : found.missed).push(written);
    else found.wrong.push(...told);
  }
  return { ...found, gendered };
}
