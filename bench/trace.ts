import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { traceFacts } from '@constat/assistance/trace';
import type { TracedFact } from '@constat/assistance/trace';
import { writeDictation } from '@constat/dictation/written';
import type { SpokenWord } from '@constat/dictation/written';
import { medianProcessorMs } from './timing.ts';

const WORDS = 5000;
const MANY = 100_000;
const REPETITIONS = 40_000;
const ROUNDS = 25;
const AIM_MS = 20;
const PHRASE = 'douleur au genou droit point';
const DICTATED = [
  'la travailleuse consulte le quatorze novembre deux mille vingt-trois point',
  'la flexion est à soixante degrés virgule l’extension à dix degrés point',
  'une IRM démontre un bombement discal en L quatre L cinq sans conflit radiculaire point',
  'elle reçoit du naproxène cinq cents milligrammes deux fois par jour pendant trois semaines point',
  'la douleur est cotée à sept sur dix à l’effort et à quatre sur dix au repos point',
  'le Lachman est négatif à droite et positif à gauche point à la ligne',
  'le docteur Gagnon retient une entorse du genou gauche sans lésion méniscale point',
  'elle travaille comme préposée depuis plusieurs années dans le même établissement point',
];

export interface TraceBenchResult {
  /** Milliseconds of processor to follow the facts of 5,000 words into the report, the median of the rounds. */
  readonly milliseconds: number;
  /** The time for 100,000 words over twenty times that for 5,000: 1 is linear. */
  readonly growth: number;
  /** The same for one phrase said 40,000 times over 5,000 times. */
  readonly repeatedGrowth: number;
  /** Memory that the result holds for 100,000 words over four times that for 25,000: 1 is linear. */
  readonly memoryGrowth: number;
}

/** From the words of a recording to their places in the report. */
export function benchTrace(): TraceBenchResult {
  const trace = tracerOf(repeatTo(DICTATED.join(' '), WORDS));
  const traceMany = tracerOf(repeatTo(DICTATED.join(' '), MANY));
  const milliseconds = medianProcessorMs(ROUNDS, trace);
  const phraseWords = PHRASE.split(' ').length;
  const few = medianProcessorMs(5, tracerOf(repeatTo(PHRASE, (REPETITIONS / 8) * phraseWords)));
  const repeated = medianProcessorMs(3, tracerOf(repeatTo(PHRASE, REPETITIONS * phraseWords)));
  const result = {
    milliseconds,
    growth: medianProcessorMs(3, traceMany) / ((MANY / WORDS) * milliseconds),
    repeatedGrowth: repeated / (8 * few),
    memoryGrowth: bytesHeld(traceMany) / (4 * bytesHeld(tracerOf(repeatTo(DICTATED.join(' '), MANY / 4)))),
  };
  console.log(
    `facts of ${WORDS} words followed: ${milliseconds.toFixed(1)} ms, median of ${ROUNDS} (aim: under ${AIM_MS})`,
  );
  console.log(`  ${MANY} words: × ${result.growth.toFixed(2)} per word (linear: 1)`);
  console.log(`  one phrase said ${REPETITIONS} times: × ${result.repeatedGrowth.toFixed(2)} (linear: 1)`);
  console.log(`  memory of the result, ${MANY} words: × ${result.memoryGrowth.toFixed(2)} (linear: 1)`);
  return result;
}

function tracerOf(words: readonly SpokenWord[]): () => readonly TracedFact[] {
  const written = writeDictation(words, { language: 'fr' });
  const printed = [{ field: 'historiqueEvolution', text: written.text }];
  return () => traceFacts([{ id: 'one', section: 'section7', words, written }], printed, 'fr');
}

function repeatTo(text: string, length: number): readonly SpokenWord[] {
  const spoken = text.split(' ');
  return Array.from({ length }, (_, at) => ({ text: spoken[at % spoken.length] ?? '' }));
}

/** Bytes that the result of the work holds. */
function bytesHeld(work: () => unknown): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = work();
  collect();
  const after = process.memoryUsage().heapUsed;
  return kept === null ? 0 : after - before;
}
