import { checkFidelity } from '../packages/assistance/fidelity/check-fidelity.ts';
import { generateSpecimens } from '../packages/assistance/fidelity/corpus/generate.test-data.ts';
import { medianProcessorMs } from './timing.ts';

const SHORT = 50_000;
const LONG = 200_000;
const ROUNDS = 3;

type Texts = readonly [source: string, proposal: string];

/** Texts that a careless comparison would take quadratic time on; `size` in characters. */
const WORST: Readonly<Record<string, (size: number) => Texts>> = {
  'one sentence repeated': (size) => [
    repeat('La flexion du genou droit est à 90°, sans douleur. ', size),
    repeat('Sans douleur, la flexion du genou droit est à 90°.\n', size),
  ],
  'one word repeated': (size) => [repeat('douleur ', size), repeat('douleur\n', size)],
  'one number repeated': (size) => [repeat('90 ', size), repeat('90° ', size)],
  'a list of negations': (size) => [repeat('pas de fracture, ', size), repeat('pas de hernie, ', size)],
  'one sentence of pages': (size) => [
    withoutMarks(specimens('fr', size)),
    withoutMarks(specimens('fr', size)).replaceAll(' et ', ', '),
  ],
  'an entirely other text': (size) => [specimens('fr', size), specimens('en', size)],
};

/** The greatest growth of the check's time from 50 kB to four times that; 4 is linear. */
export function benchFidelityGrowth(): number {
  let worst = 0;
  for (const [name, make] of Object.entries(WORST)) {
    const [short, long] = [SHORT, LONG].map((size) => {
      const [source, proposal] = make(size);
      return medianProcessorMs(ROUNDS, () => checkFidelity(source, proposal, { language: 'fr' }));
    }) as [number, number];
    worst = Math.max(worst, long / short);
    console.log(
      `  ${name.padEnd(24)} 50 kB ${short.toFixed(0)} ms, 200 kB ${long.toFixed(0)} ms: × ${(long / short).toFixed(1)}`,
    );
  }
  return worst;
}

function repeat(text: string, size: number): string {
  return text.repeat(Math.ceil(size / text.length)).slice(0, size);
}

function specimens(language: 'fr' | 'en', size: number): string {
  const text = generateSpecimens(language, 1000, 5)
    .map(({ source }) => source)
    .join(' ');
  return repeat(`${text} `, size);
}

function withoutMarks(text: string): string {
  return text.replace(/[.;:!?\n]/gu, ' ');
}
