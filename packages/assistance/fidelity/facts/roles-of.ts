import { monthNumber } from '@constat/language/dates';
import type { TextLanguage } from '../difference.ts';
import type { Form } from '../text/token.ts';
import { DRUG_NAMES } from './lexicon/drugs.ts';
import { beginsExpression } from './lexicon/match.ts';
import { isTitle } from './names.ts';
import { mayDeny } from './negations.ts';
import { ROLE } from './role.ts';

/** The roles that a form may play in a text of the language: what each reader has to look at. */
export function rolesOf(
  { kind, key: plain, stem }: Pick<Form, 'kind' | 'key' | 'stem'>,
  language: TextLanguage,
): number {
  if (kind !== 'word') return 0;
  return (
    (monthNumber(plain, language) === undefined ? 0 : ROLE.month) |
    (isTitle(plain) ? ROLE.title : 0) |
    (DRUG_NAMES.has(plain) ? ROLE.drug : 0) |
    (beginsExpression(stem, language) ? ROLE.expression : 0) |
    (mayDeny(plain, language) ? ROLE.denial : 0)
  );
}
