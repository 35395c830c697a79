import { checkFidelity } from '../check-fidelity.ts';
import type { TextLanguage } from '../difference.ts';
import { readRewordings, type RewordingSet } from './rewordings.test-data.ts';

/** How many of a kind there are, and those on which the check was wrong. */
export interface Rate {
  total: number;
  readonly wrong: { readonly source: string; readonly text: string }[];
}

/** What the check does on rewordings. */
export interface RewordingMeasure {
  /** Faithful rewordings that it flags. */
  readonly faithful: Rate;
  /** By class of the term exchanged, the altered rewordings that it does not flag. */
  readonly altered: ReadonlyMap<string, Rate>;
}

/** Runs the check on each rewording of a set in a language and on each of its alterations. */
export function measureRewordings(language: TextLanguage, set: RewordingSet): RewordingMeasure {
  const faithful: Rate = { total: 0, wrong: [] };
  const altered = new Map<string, Rate>();
  for (const rewording of readRewordings(language, set)) {
    const { source } = rewording;
    faithful.total += 1;
    if (!checkFidelity(source, rewording.faithful, { language }).faithful)
      faithful.wrong.push({ source, text: rewording.faithful });
    for (const { category, text } of rewording.altered) {
      const rate = altered.get(category) ?? { total: 0, wrong: [] };
      altered.set(category, rate);
      rate.total += 1;
      if (checkFidelity(source, text, { language }).faithful) rate.wrong.push({ source, text });
    }
  }
  return { faithful, altered };
}
