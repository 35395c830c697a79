import type { TextLanguage } from '../difference.ts';
import type { Form } from '../text/token.ts';
import { monthNumber } from './dates.ts';
import { isLevelLetter } from './levels.ts';
import { DRUG_NAMES } from './lexicon/drugs.ts';
import { beginsExpression } from './lexicon/match.ts';
import { isTitle } from './names.ts';
import { mayDeny } from './negations.ts';
import { beginsNumber } from './numbers/read-numbers.ts';
import { isRomanDigit } from './quantities.ts';
import { ROLE } from './role.ts';

/** The roles that a form may play in a text of the language: what each reader has to look at. */
export function rolesOf(
  { kind, key: plain, stem }: Pick<Form, 'kind' | 'key' | 'stem'>,
  language: TextLanguage,
): number {
  const roles = beginsNumber(kind, plain, language) ? ROLE.number : 0;
  if (kind !== 'word') return roles;
  return (
    roles |
    (isLevelLetter(plain) ? ROLE.level : 0) |
    (monthNumber(plain, language) === undefined ? 0 : ROLE.month) |
    (isTitle(plain) ? ROLE.title : 0) |
    (DRUG_NAMES.has(plain) ? ROLE.drug : 0) |
    (isRomanDigit(plain) ? ROLE.roman : 0) |
    (beginsExpression(stem, language) ? ROLE.expression : 0) |
    (mayDeny(plain, language) ? ROLE.denial : 0)
  );
}
