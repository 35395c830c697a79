/** Rules of language on a text of a given length, beside the platform's own cut of the same text into words. */
import { inTurn, processorMs } from '../measure.ts';
import type { Aim, Figure } from '../measure.ts';

/** What any program that reads words does at least; it does nothing else. */
const PEER = 'floor: Intl.Segmenter, words alone';
const SEGMENTER = new Intl.Segmenter('fr', { granularity: 'word' });

interface RuleMeasure {
  readonly name: string;
  readonly work: () => unknown;
  /** What the rule reads; the peer cuts the same. */
  readonly text: string;
  readonly aim?: Aim;
  readonly rounds?: number;
  readonly warmUp?: number;
}

function cutByPlatform(text: string): number {
  let words = 0;
  for (const { isWordLike } of SEGMENTER.segment(text)) if (isWordLike === true) words += 1;
  return words;
}

/** Milliseconds of processor for one run of the rule. */
export async function measureRule({
  name,
  work,
  text,
  aim,
  rounds = 15,
  warmUp = 5,
}: RuleMeasure): Promise<Figure> {
  const [ours = [], peer = []] = await inTurn([work, () => cutByPlatform(text)], processorMs, {
    rounds,
    warmUp,
  });
  return { name, unit: 'ms', ours, peer: { name: PEER, values: peer }, ...(aim && { aim }) };
}

/** The time a word of a long text over that of a short one: 1 is linear. */
export async function measureGrowth(
  name: string,
  works: { readonly short: () => unknown; readonly long: () => unknown; readonly times: number },
  { aim, rounds = 3, warmUp = 1 }: Pick<RuleMeasure, 'aim' | 'rounds' | 'warmUp'> = {},
): Promise<Figure> {
  const [short = [], long = []] = await inTurn([works.short, works.long], processorMs, { rounds, warmUp });
  const ours = long.map((value, round) => value / ((short[round] ?? Number.NaN) * works.times));
  return { name, unit: '×', ours, ...(aim && { aim }) };
}
