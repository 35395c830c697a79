import type { DictationLanguage } from '../../commands/command.ts';
import { readUnit } from '@constat/language/units';
import type { Token } from '../token.ts';

const FREQUENCIES = new Set(['BID', 'TID', 'QID', 'DIE', 'HS', 'PRN', 'QD', 'OD', 'STAT']);
const ROUTES = new Set(['PO', 'IV', 'IM', 'SC', 'SL']);
const LOOK_BACK = 3;

/** Whether the abbreviation at `at` is part of a prescription: after a dose, or beside a frequency. */
export function isPrescribed(tokens: readonly Token[], at: number, language: DictationLanguage): boolean {
  if (FREQUENCIES.has(tokens[at + 1]?.text ?? '') || FREQUENCIES.has(tokens[at - 1]?.text ?? '')) return true;
  for (let index = at - 1; index >= Math.max(0, at - LOOK_BACK); index -= 1) {
    const token = tokens[index] as Token;
    if (token.kind !== 'word') return false;
    const unit = readUnit(tokens, index, language);
    if (unit !== null && DOSES.has(unit.symbol)) return true;
    if (!ROUTES.has(token.text)) return false;
  }
  return false;
}

const DOSES = new Set(['mg', 'g', 'mcg', 'µg', 'ml', 'mL', 'L']);
