import { readPercent } from './percent.ts';
import type { Hundredths } from './percent.ts';

const PERCENTAGES =
  /(?<![\d.,])(?<amount>\d{1,4}(?:[.,]\d{1,2})?)[\s\u00A0\u202F]*(?:%|pour[\s-]?cent\b|per[\s-]?cent\b)/giu;

/** The total that a text states: the greatest of its percentages; undefined where it has none. */
export function statedTotal(text: string): Hundredths | undefined {
  const amounts = [...text.matchAll(PERCENTAGES)].flatMap(({ groups }) => {
    const amount = readPercent(groups?.['amount'] ?? '');
    return amount === undefined ? [] : [amount];
  });
  return amounts.length === 0 ? undefined : Math.max(...amounts);
}
