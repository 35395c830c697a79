import { checkFidelity } from '../../packages/assistance/fidelity/check-fidelity.ts';
import { generateSpecimens } from '../../packages/assistance/fidelity/corpus/generate-specimens.test-data.ts';
import { measureGrowth } from './measure-rule.ts';
import { spreadOf } from '../measure.ts';
import type { Figure } from '../measure.ts';

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

/** The time a word on 200 kB over that on 50 kB, of the text on which it is greatest: 1 is linear. */
export async function benchFidelityGrowth(): Promise<Figure> {
  const all: Figure[] = [];
  for (const [name, make] of Object.entries(WORST)) {
    const [short, long] = [SHORT, LONG].map((size) => {
      const [source, proposal] = make(size);
      return () => checkFidelity(source, proposal, { language: 'fr' });
    }) as [() => unknown, () => unknown];
    const works = { short, long, times: LONG / SHORT };
    all.push(
      await measureGrowth(`check of 200 kB, ${name}, time a word`, works, { rounds: ROUNDS, warmUp: 0 }),
    );
  }
  return all.reduce((worst, one) => (spreadOf(one.ours).median > spreadOf(worst.ours).median ? one : worst));
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
