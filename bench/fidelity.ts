import { checkFidelity } from '../packages/assistance/fidelity/check-fidelity.ts';
import { generateSpecimens } from '../packages/assistance/fidelity/corpus/generate.test-data.ts';
import { measureFidelity } from '../packages/assistance/fidelity/corpus/measure.test-data.ts';
import { diffWords } from '../packages/assistance/fidelity/diff-words.ts';
import { benchFidelityGrowth } from './fidelity-growth.ts';
import { medianProcessorMs } from './timing.ts';

const SENTENCES = 1000;
const SEED = 2024;
const WORDS = 5000;
const ROUNDS = 25;

export interface FidelityBenchResult {
  /** Of all mutations, those that the check caught, in percent. */
  readonly caughtPercent: number;
  /** Of all rewordings, those that it took for a change, in percent. */
  readonly falseAlarmPercent: number;
  /** Median processor time of a check of 5,000 words against a rewording of each sentence. */
  readonly milliseconds: number;
  /** Time on 20,000 words divided by that on 5,000; 4 is linear. */
  readonly growth: number;
  /** The same for 50 kB and 200 kB of the texts that are hardest to compare, the worst of them. */
  readonly worstGrowth: number;
}

/** Mutations caught and false alarms on 2,000 generated texts, and the time on a long one. */
export function benchFidelity(): FidelityBenchResult {
  const measures = (['fr', 'en'] as const).map((language) => ({
    language,
    measure: measureFidelity(generateSpecimens(language, SENTENCES, SEED)),
  }));
  let mutations = 0;
  let missed = 0;
  let alarms = 0;
  for (const { language, measure } of measures) {
    mutations += measure.mutations;
    missed += measure.missed.length;
    alarms += measure.falseAlarms.length;
    const caught = measure.mutations - measure.missed.length;
    console.log(
      `${language}: ${caught} of ${measure.mutations} mutations caught, ${measure.falseAlarms.length} false alarms on ${measure.sentences} rewordings`,
    );
  }
  const [short, long] = [medianMilliseconds(WORDS), medianMilliseconds(4 * WORDS)];
  const result = {
    caughtPercent: (100 * (mutations - missed)) / mutations,
    falseAlarmPercent: (100 * alarms) / (2 * SENTENCES),
    milliseconds: short.check,
    growth: long.check / short.check,
    worstGrowth: benchFidelityGrowth(),
  };
  console.log(`mutations caught ${result.caughtPercent.toFixed(2)} %`);
  console.log(`false alarms     ${result.falseAlarmPercent.toFixed(2)} %`);
  console.log(
    `check, ${WORDS} words     ${short.check.toFixed(1)} ms; four times the words: × ${result.growth.toFixed(2)}`,
  );
  console.log(
    `word diff, ${WORDS} words ${short.diff.toFixed(1)} ms; four times the words: × ${(long.diff / short.diff).toFixed(2)}`,
  );
  return result;
}

function medianMilliseconds(words: number): { readonly check: number; readonly diff: number } {
  const specimens = generateSpecimens('fr', words / 5, SEED);
  const source: string[] = [];
  const proposal: string[] = [];
  let count = 0;
  for (const specimen of specimens) {
    if (count >= words) break;
    source.push(specimen.source);
    proposal.push(specimen.reworded);
    count += specimen.source.split(/\s+/u).length;
  }
  const [before, after] = [source.join(' '), proposal.join('.\n')];
  return {
    check: medianProcessorMs(ROUNDS, () => checkFidelity(before, after, { language: 'fr' })),
    diff: medianProcessorMs(ROUNDS, () => diffWords(before, after)),
  };
}
