import type { DictationLanguage } from '../../commands/command.ts';
import { ordinalAt } from '../numbers/days-en.ts';
import { FRENCH_MONTHS } from '../numbers/months.ts';
import type { Token } from '../token.ts';

const MONTHS: ReadonlySet<string> = new Set(FRENCH_MONTHS);
const FRENCH_RANK = /^(?:premi(?:er|ere)|.+ieme)s?$/;

/** The rank at `at`, which another rank can restate; « premier » before a month is a day like the other numbers. */
export function rankAt(
  tokens: readonly Token[],
  at: number,
  language: DictationLanguage,
): { readonly group: 'rank' | 'number'; readonly length: number } | null {
  if (language === 'en') {
    const ordinal = ordinalAt(tokens, at);
    return ordinal === null ? null : { group: 'rank', length: ordinal.length };
  }
  const key = tokens[at]?.key ?? '';
  if (!FRENCH_RANK.test(key)) return null;
  const isDay = key === 'premier' && MONTHS.has(tokens[at + 1]?.key ?? '');
  return { group: isDay ? 'number' : 'rank', length: 1 };
}
