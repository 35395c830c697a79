import { readPercent } from './percent.ts';
import type { Hundredths } from './percent.ts';

const PERCENTAGE = String.raw`(?<![\d.,])(?<amount>\d{1,4}(?:[.,]\d{1,2})?)[\s\u00A0\u202F]*(?:%|pour[\s-]?cent\b|per[\s-]?cent\b)`;
const PERCENTAGES = new RegExp(PERCENTAGE, 'giu');
/** A percentage that the word comes before in the same sentence, with no other one between. */
const TOTALS = new RegExp(String.raw`(?<!\p{L})tota(?:l|le|ux|ls)(?!\p{L})[^\d.;\n]*${PERCENTAGE}`, 'giu');

/**
 * The percentages that a text may state as the total: those after the word « total », or else all of them; none where it has
 * no percentage.
 */
export function statedTotals(text: string): readonly Hundredths[] {
  const named = amountsOf(text, TOTALS);
  return named.length > 0 ? named : amountsOf(text, PERCENTAGES);
}

function amountsOf(text: string, pattern: RegExp): readonly Hundredths[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const amount = readPercent(groups?.['amount'] ?? '');
    return amount === undefined ? [] : [amount];
  });
}
