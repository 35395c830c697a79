import type { ImpairmentResult } from './compute.ts';
import { readPercent, sumOf } from './percent.ts';
import type { Hundredths } from './percent.ts';

const PERCENTAGES =
  /(?<![\d.,])(?<amount>\d{1,4}(?:[.,]\d{1,2})?)[\s\u00A0\u202F]*(?:%|pour[\s-]?cent\b|per[\s-]?cent\b)/giu;
/** The word before a percentage in the same sentence, with no other one between. */
const TOTAL = /(?<!\p{L})tota(?:l|le|ux|ls)(?!\p{L})[^\d.;\n]*$/iu;
const ADDED = /^[^\d.;\n=]*(?:\+|(?<!\p{L})plus(?!\p{L}))[^\d.;\n=]*$/iu;
const EQUAL = /^[^\d.;\n+]*(?:=|(?<!\p{L})(?:soit|égale?|donne|that is|i\.e\.|equals)(?!\p{L}))[^\d;\n+]*$/iu;
const PART = String.raw`(?<!\p{L})(?:DAP|DPJV|PE|bilat[ée]ralit[ée]|bilaterality)(?!\p{L})`;
const PART_BEFORE = new RegExp(String.raw`${PART}[^\d.;\n]*$`, 'iu');
const PART_AFTER = new RegExp(String.raw`^[^\d.,;\n]*${PART}`, 'iu');

/** Characters within which a word goes with a percentage. */
const REACH = 160;

interface Stated {
  readonly amount: Hundredths;
  readonly start: number;
  readonly end: number;
}

/**
 * The percentages that a text may state as the total: those after the word « total », or else all of them; none where it has
 * no percentage. What is added up counts as its sum, or as what it is said to come to.
 */
export function statedTotals(text: string): readonly Hundredths[] {
  const equations = equationsOf(text);
  const named = equations.filter(([side]) => TOTAL.test(textBefore(text, side?.[0]?.start ?? 0)));
  if (named.length > 0) return named.flatMap(totalsOf);
  return equations.flatMap((sides) => [
    ...new Set([...sides.flat().map(({ amount }) => amount), ...totalsOf(sides)]),
  ]);
}

function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - REACH), at);
}

/** A text as equations: sides that are said to be equal, each of them what is added up. */
function equationsOf(text: string): readonly (readonly (readonly Stated[])[])[] {
  const equations: Stated[][][] = [];
  let last: Stated | undefined;
  for (const { index, 0: whole, groups } of text.matchAll(PERCENTAGES)) {
    const amount = readPercent(groups?.['amount'] ?? '');
    if (amount === undefined) continue;
    const stated = { amount, start: index, end: index + whole.length };
    const between = last === undefined || index - last.end > REACH ? '' : text.slice(last.end, index);
    const equation = equations.at(-1);
    if (ADDED.test(between)) equation?.at(-1)?.push(stated);
    else if (EQUAL.test(between)) equation?.push([stated]);
    else equations.push([[stated]]);
    last = stated;
  }
  return equations;
}

/** What the sides of an equation come to: what stands alone is stated, and what is added up is where nothing does. */
function totalsOf(sides: readonly (readonly Stated[])[]): readonly Hundredths[] {
  const alone = sides.filter((side) => side.length === 1);
  const counted = alone.length === 0 ? sides : alone;
  return [...new Set(counted.map((side) => sumOf(side.map(({ amount }) => amount))))];
}

/**
 * The percentage of a text that is not the total of a calculation; null where they agree, where the text has none, and while
 * the calculation has no total. A text that lists its parts, « DAP 2 %, DPJV 0,2 % », agrees with it.
 */
export function differingTotal(text: string, { total, ...result }: ImpairmentResult): Hundredths | null {
  const stated = statedTotals(text);
  if (total === null || stated.length === 0 || stated.includes(total)) return null;
  const amounts = equationsOf(text).flat(2);
  if (sumOf(amounts.map(({ amount }) => amount)) === total) return null;
  const figures = [
    ...Object.values(result.sums),
    ...Object.values(result.dpjv).map((fixed) => fixed?.percent),
    ...result.bilateral.map(({ percent }) => percent),
  ];
  const isFigure = ({ amount, start, end }: Stated): boolean =>
    figures.includes(amount) &&
    (PART_BEFORE.test(textBefore(text, start)) || PART_AFTER.test(text.slice(end, end + REACH)));
  return amounts.every(isFigure) ? null : Math.max(...stated);
}
