import { writeText } from '../../index.ts';
import { outcomesOf } from './value-outcomes.test-data.ts';
import type { Outcome } from './value-outcomes.test-data.ts';
import { drawFrom } from './draw.test-data.ts';
import { GRAMMAR_EN } from './grammar-en.test-data.ts';
import { GRAMMAR_FR } from './grammar-fr.test-data.ts';
import { drawPhrase, spokenText } from './phrase.test-data.ts';
import type { Grammar, Phrase } from './phrase.test-data.ts';

const GRAMMARS: Readonly<Record<'fr' | 'en', Grammar>> = { fr: GRAMMAR_FR, en: GRAMMAR_EN };
/** Phrases that are dictated as the lines of one text. */
const LINES = 20;

/** A phrase that did not come out right. */
export interface Fault {
  readonly kind: string;
  readonly spoken: string;
  readonly written: string;
  readonly seed: number;
}

/** How the values of many phrases came out. */
export interface Tally {
  readonly phrases: number;
  readonly faults: readonly Fault[];
  readonly outcomes: Readonly<Record<Outcome, number>>;
}

/** Draws a phrase from each seed, each kind of value in turn, and writes them line by line. */
export function tally(language: 'fr' | 'en', seeds: readonly number[]): Tally {
  const grammar = GRAMMARS[language];
  const kinds = Object.keys(grammar.kinds);
  const outcomes: Record<Outcome, number> = { digits: 0, marked: 0, words: 0, wrong: 0 };
  const faults: Fault[] = [];
  for (let first = 0; first < seeds.length; first += LINES) {
    const drawn = seeds.slice(first, first + LINES).map((seed, index) => {
      const kind = kinds[(first + index) % kinds.length] ?? '';
      return { seed, kind, phrase: drawPhrase(drawFrom(seed), kind, grammar) };
    });
    const lines = writeLines(
      drawn.map(({ phrase }) => phrase),
      language,
    );
    drawn.forEach(({ seed, kind, phrase }, index) => {
      const written = lines[index] ?? { text: '', ambiguous: [] };
      const found = outcomesOf(written, phrase);
      for (const outcome of found) outcomes[outcome] += 1;
      if (found.includes('wrong'))
        faults.push({ kind, spoken: spokenText(phrase), written: written.text, seed });
    });
  }
  return { phrases: seeds.length, faults, outcomes };
}

/** The phrases written as the lines of one text, and what is marked in each line. */
function writeLines(
  phrases: readonly Phrase[],
  language: 'fr' | 'en',
): readonly { readonly text: string; readonly ambiguous: readonly { start: number; end: number }[] }[] {
  const options = { language, startsSentence: false, abbreviations: 'keep' } as const;
  const { text, ambiguous } = writeText(phrases.map(spokenText).join('\n'), options);
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    const inLine = ambiguous.filter((one) => one.end > from && one.start < from + line.length);
    return { text: line, ambiguous: inLine.map((one) => ({ start: one.start - from, end: one.end - from })) };
  });
}
