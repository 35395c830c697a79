/** From the words of a recording to their places in the report. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { traceFacts } from '@constat/assistance/trace';
import type { TracedFact } from '@constat/assistance/trace';
import { writeDictation } from '@constat/dictation/written';
import type { SpokenWord } from '@constat/dictation/written';
import { measureGrowth, measureRule } from './measure-rule.ts';
import type { Figure } from '../measure.ts';

const WORDS = 5000;
const MANY = 100_000;
const REPETITIONS = 40_000;
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

export async function benchTrace(): Promise<readonly Figure[]> {
  const words = repeatTo(DICTATED.join(' '), WORDS);
  const trace = tracerOf(words);
  const traceMany = tracerOf(repeatTo(DICTATED.join(' '), MANY));
  const phraseWords = PHRASE.split(' ').length;
  const repeated = (count: number) => tracerOf(repeatTo(PHRASE, count * phraseWords));
  const quarter = tracerOf(repeatTo(DICTATED.join(' '), MANY / 4));
  // Weighed first: what the measuring of time leaves behind would weigh in.
  const quarterBytes = bytesHeld(quarter);
  const memory = bytesHeld(traceMany) / (4 * quarterBytes);
  return [
    await measureRule({
      name: 'facts of 5,000 words followed',
      work: trace,
      text: words.map(({ text }) => text).join(' '),
      aim: { atMost: 20 },
      rounds: 25,
    }),
    await measureGrowth('100,000 words, time a word', {
      short: trace,
      long: traceMany,
      times: MANY / WORDS,
    }),
    await measureGrowth('one phrase said 40,000 times, time a word', {
      short: repeated(REPETITIONS / 8),
      long: repeated(REPETITIONS),
      times: 8,
    }),
    {
      name: '100,000 words, memory a word',
      unit: '×',
      ours: [memory],
    },
  ];
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

/** What is being weighed; not a local, which the compiler lets go of once nothing reads it any more. */
const held: unknown[] = [];

/** Bytes that the result of the work holds, without what the first run keeps for all that follow. */
function bytesHeld(work: () => unknown): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  // What one collection has only marked goes with the next.
  const used = (): number => {
    for (let times = 0; times < 3; times += 1) gc();
    return process.memoryUsage().heapUsed;
  };
  work();
  const before = used();
  held.push(work());
  const after = used();
  held.length = 0;
  return after - before;
}
