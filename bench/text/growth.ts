/** The time of every rule of the packages by the length of its text. */
import { generateSpecimens } from '../../packages/assistance/fidelity/corpus/generate-specimens.test-data.ts';
import { RULES } from './growth-rules.ts';
import type { Rule } from './growth-rules.ts';
import { isMet } from '../measure.ts';
import type { Figure } from '../measure.ts';

const WORDS = [6_000, 25_000, 100_000] as const;
const REPETITIONS = [2_500, 10_000, 40_000] as const;
/** Each length is four times the one before: 4 is linear. */
const TIMES = 4;
const SHOWN = 3;
const HIGHEST_RATIO = 8;
/** Below this many milliseconds a measure is noise. */
const LEAST_MS = 15;
/** Beyond this many, one measure is enough. */
const LONG_MS = 500;
const SENTENCES = 4_000;
const SEED = 2026;
const PHRASES = [
  'douleur au genou droit. ',
  'Le travailleur est limité. ',
  'Le 3 mars 2024, il consulte. ',
  'L4 ',
  'hernie L4 ',
  'deux et ',
  'pas de fracture, ',
  'correction ',
  '« ',
  '« a » ',
  '- a\n',
  'Impact :\n',
  'Dr. ',
] as const;

/** The rules whose time grows fastest, and all that grow much faster than their text. */
export function benchGrowth(): readonly Figure[] {
  return growthOfAll()
    .toSorted((one, other) => (other.ours[0] ?? 0) - (one.ours[0] ?? 0))
    .filter((figure, place) => place < SHOWN || isMet(figure) !== true);
}

/** A figure for every rule, of the text on which its time grows most. */
function growthOfAll(): readonly Figure[] {
  const prose = WORDS.map(proseOf);
  return Object.entries(RULES).map(([name, rule]): Figure => {
    const ratio = ratioOf(timesOf(rule, prose));
    const repeated = worstRepetition(rule);
    const isProse = ratio >= repeated.ratio;
    const what = isProse ? 'prose' : `${JSON.stringify(repeated.phrase)} repeated`;
    return {
      name: `${name}, time a word, four times ${what}`,
      unit: '×',
      ours: [Math.max(ratio, repeated.ratio) / TIMES],
      aim: { atMost: HIGHEST_RATIO / TIMES },
    };
  });
}

function worstRepetition(rule: Rule): { readonly ratio: number; readonly phrase: string } {
  let worst = { ratio: 0, phrase: '' };
  for (const phrase of PHRASES) {
    const texts = REPETITIONS.map((count) => phrase.repeat(count));
    const ratio = ratioOf(timesOf(rule, texts));
    if (ratio > worst.ratio) worst = { ratio, phrase };
  }
  return worst;
}

/** The time for each text in turn; the longest is not tried where the growth shows before it. */
function timesOf(rule: Rule, texts: readonly string[]): readonly number[] {
  const times: number[] = [];
  for (const text of texts) {
    const work = rule(text, 'fr');
    const first = milliseconds(work);
    const isOnce = first > LONG_MS || first < LEAST_MS;
    times.push(isOnce ? first : Math.min(first, milliseconds(work)));
    if (times.length > 1 && ratioOf(times) > HIGHEST_RATIO) break;
  }
  return times;
}

/** The growth between the last two of the times. */
function ratioOf(times: readonly number[]): number {
  return (times.at(-1) ?? 0) / Math.max(LEAST_MS, times.at(-2) ?? 0);
}

/** Milliseconds of the processor in this thread: other work on the machine is left out. */
function milliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Sentences of reports, in paragraphs. */
function proseOf(words: number): string {
  const sentences = generateSpecimens('fr', SENTENCES, SEED).map(({ source }) => source);
  const pieces: string[] = [];
  for (let count = 0, at = 0; count < words; at += 1) {
    const sentence = sentences[at % sentences.length] ?? '';
    pieces.push(sentence, at % 6 === 5 ? '\n\n' : ' ');
    count += sentence.split(/\s+/u).length;
  }
  return pieces.join('');
}
