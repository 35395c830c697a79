import type { FactKind, TextLanguage } from '../difference.ts';
import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';

/** A side in short, as notes write it: « genou D », « rotation G », "L knee". */
const SHORT: Readonly<Record<TextLanguage, ReadonlyMap<string, string>>> = {
  fr: new Map([
    ['D', 'right'],
    ['Dt', 'right'],
    ['Dte', 'right'],
    ['dt', 'right'],
    ['dte', 'right'],
    ['G', 'left'],
    ['Gche', 'left'],
    ['gche', 'left'],
  ]),
  en: new Map([
    ['R', 'right'],
    ['Rt', 'right'],
    ['rt', 'right'],
    ['L', 'left'],
    ['Lt', 'left'],
    ['lt', 'left'],
  ]),
};
/** What has a side. */
const SIDED: ReadonlySet<FactKind> = new Set<FactKind>(['anatomy', 'movement', 'test']);

/** Adds the sides written in short beside a part of the body, a movement or a test. */
export function readAbbreviatedSides(reading: Reading): void {
  const { tokens, taken, facts, language } = reading;
  const short = SHORT[language];
  const found: { readonly at: number; readonly side: string }[] = [];
  tokens.forEach(({ text }, at) => {
    const side = taken[at] === 0 ? short.get(text) : undefined;
    if (side !== undefined) found.push({ at, side });
  });
  if (found.length === 0) return;
  const sided = facts.filter(({ kind }) => SIDED.has(kind));
  const firsts = new Set(sided.map(({ first }) => first));
  const lasts = new Set(sided.map(({ last }) => last));
  for (const { at, side } of found) {
    if (lasts.has(at - 1) || firsts.has(at + 1)) {
      addFact(reading, 'side', side, at, at);
      // « genoux D et G »: the second holds on to the first.
      lasts.add(at);
    } else if (lasts.has(at - 2) && /^(?:et|and|\/|>|<|=|:|,)$/u.test(tokens[at - 1]?.key ?? ''))
      addFact(reading, 'side', side, at, at);
  }
}
