/** Mutations caught and false alarms on 2,000 generated texts, and the time of a check on long ones. */
import { checkFidelity } from '../../packages/assistance/fidelity/check-fidelity.ts';
import { generateSpecimens } from '../../packages/assistance/fidelity/corpus/generate-specimens.test-data.ts';
import { measureFidelity } from '../../packages/assistance/fidelity/corpus/measure-fidelity.test-data.ts';
import { diffWords } from '../../packages/assistance/fidelity/diff-words.ts';
import { benchFidelityGrowth } from './fidelity-growth.ts';
import { measureGrowth, measureRule } from './measure-rule.ts';
import type { Figure } from '../measure.ts';

const SENTENCES = 1000;
const SEED = 2024;
const WORDS = 5000;

export async function benchFidelity(): Promise<readonly Figure[]> {
  const [before, after] = rewordedText(WORDS);
  const [longBefore, longAfter] = rewordedText(4 * WORDS);
  const check = () => checkFidelity(before, after, { language: 'fr' });
  return [
    ...countCaught(),
    await measureRule({
      name: 'check of 5,000 words against a rewording of each sentence',
      work: check,
      text: `${before} ${after}`,
      aim: { atMost: 20 },
      rounds: 25,
    }),
    await measureRule({
      name: 'difference by word, 5,000 words',
      work: () => diffWords(before, after),
      text: `${before} ${after}`,
      rounds: 25,
    }),
    await measureGrowth(
      'check of 20,000 words, time a word',
      {
        short: check,
        long: () => checkFidelity(longBefore, longAfter, { language: 'fr' }),
        times: 4,
      },
      { rounds: 5 },
    ),
    await benchFidelityGrowth(),
  ];
}

function countCaught(): readonly Figure[] {
  let mutations = 0;
  let missed = 0;
  let alarms = 0;
  for (const language of ['fr', 'en'] as const) {
    const measure = measureFidelity(generateSpecimens(language, SENTENCES, SEED));
    mutations += measure.mutations;
    missed += measure.missed.length;
    alarms += measure.falseAlarms.length;
  }
  return [
    {
      name: `changed facts caught, of ${mutations.toLocaleString('en')}`,
      unit: '%',
      ours: [(100 * (mutations - missed)) / mutations],
      aim: { atLeast: 100 },
      moreIsBetter: true,
    },
    {
      name: `false alarms, of ${(2 * SENTENCES).toLocaleString('en')} rewordings`,
      unit: '%',
      ours: [(100 * alarms) / (2 * SENTENCES)],
      aim: { atMost: 2 },
    },
  ];
}

/** A text of so many words, and one that words each of its sentences otherwise. */
function rewordedText(words: number): readonly [before: string, after: string] {
  const source: string[] = [];
  const proposal: string[] = [];
  let count = 0;
  for (const specimen of generateSpecimens('fr', words / 5, SEED)) {
    if (count >= words) break;
    source.push(specimen.source);
    proposal.push(specimen.reworded);
    count += specimen.source.split(/\s+/u).length;
  }
  return [source.join(' '), proposal.join('.\n')];
}
