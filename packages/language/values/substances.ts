import type { Word } from '../text/word.ts';
import type { Quantity } from '../numbers/quantity.ts';

const VITAMINS = new Set(['vitamine', 'vitamines', 'vitamin', 'vitamins']);

/**
 * Whether the first word of the number may belong to a substance's name and the rest to its dose: « vitamine B douze
 * mille microgrammes » is B12 and 1000 mcg, or B and 12 000 mcg.
 */
export function isNameOrDose(tokens: readonly Word[], at: number, number: Quantity): boolean {
  if (!number.inWords || number.length < 2) return false;
  const before = tokens[at - 1]?.key ?? '';
  return before === 'omega' || (before === 'b' && VITAMINS.has(tokens[at - 2]?.key ?? ''));
}
