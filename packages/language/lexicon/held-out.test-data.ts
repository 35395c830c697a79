import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../language.ts';
import type { FormReading, PartOfSpeech } from './reading.ts';

/** A word of the prose written before the tables, with the reading that it has there. */
export interface ExpectedReading {
  readonly form: string;
  readonly reads: (reading: FormReading) => boolean;
}

const FOLDER = join(import.meta.dirname, 'test-data');
const FILES: Readonly<Record<Language, string>> = { fr: 'french', en: 'english' };
const CLASSES: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  a: 'adjective',
  d: 'adverb',
  r: 'preposition',
  c: 'conjunction',
};
const VERB_FORMS: Readonly<Record<string, FormReading['verbForm']>> = {
  v: 'finite',
  i: 'infinitive',
  p: 'participle',
  g: 'gerund',
};

/** The annotated words of a file (`prose`, or the harder `words-2`), each once. */
export function expectedReadings(language: Language, name: 'prose' | 'words-2'): ExpectedReading[] {
  const text = readFileSync(join(FOLDER, `${FILES[language]}-${name}.txt`), 'utf8');
  const marked = new Set(text.match(/[\p{L}’'-]+\/[a-z](?:\.[a-z]+)?/gu));
  return [...marked].map((item) => {
    const [form = '', tag = ''] = item.split('/');
    const [letter = '', features = ''] = tag.split('.');
    return { form: form.replace(/^[ldnsj]'/iu, ''), reads: readingTest(letter, features) };
  });
}

/** An adjective may be read as a participle, and a participle as an adjective. */
function readingTest(letter: string, features: string): ExpectedReading['reads'] {
  const gender = features.includes('m') ? 'masculine' : features.includes('f') ? 'feminine' : undefined;
  const number = features.includes('s') ? 'singular' : features.includes('p') ? 'plural' : undefined;
  return (reading) => {
    const agrees =
      (!gender || !reading.gender || reading.gender === gender) &&
      (!number || !reading.number || reading.number === number);
    const participle = reading.verbForm === 'participle' || reading.verbForm === 'gerund';
    if (letter === 'a' || letter === 'p')
      return agrees && (reading.partOfSpeech === 'adjective' || participle);
    const wanted = VERB_FORMS[letter];
    if (wanted) return reading.verbForm === wanted && agrees;
    return reading.partOfSpeech === CLASSES[letter] && agrees;
  };
}

/** Groups of one family, and pairs that must not be of one; each part was written before the rules that it first met. */
export function expectedFamilies(
  language: Language,
  part: 1 | 2 | 3,
): { same: string[][]; apart: string[][] } {
  const lines = readFileSync(join(FOLDER, `${FILES[language]}-families-${part}.txt`), 'utf8')
    .trim()
    .split('\n');
  const groups = (kind: string): string[][] =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ').slice(1));
  return { same: groups('same'), apart: groups('not') };
}
