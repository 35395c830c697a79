/** Findings that are not of the examination: of a day before it, of before the event, hoped for or under a condition. */
import type { FieldId } from '@constat/report/catalogue';
import type { ExportedReport } from '@constat/report/document';
import { textOf } from '@constat/report/rules';
import type { Statement } from './statements.ts';

/** What a finding was before, said without a day; « vers l'avant » and « up to 180° » are none. */
const BEFORE =
  /(?<![a-z])(?:avant (?:l'|la |le |les |son |sa |cet |cette |ce |que |qu')|anterieurement|auparavant|jusqu'(?:a|au) (?:l'|la |le )?(?:accident|evenement|chute|fait|lesion|blessure|incident)|(?:before|until|till|previously)(?![a-z])|prior to|pre-?injury|pre-?accident|a l'(?:epoque|urgence|embauche|hopital)|initialement|au (?:depart|debut)|initially|at (?:first|the outset)|(?:in|at) the (?:emergency|er)(?: room| department)?|at (?:the|that) time)/u;
/** A conditional, a future or a hope. */
const TO_COME =
  /(?<![a-z])(?:devrai(?:t|ent)|pourrai(?:t|ent)|serai(?:t|ent)|aurai(?:t|ent)|(?:re)?(?:de)?viendrai?(?:t|ent)?|sera|seront|aura|auront|si|s'il|s'ils|advenant|esper[a-z]+|vise[a-z]*|(?:le|pour|notre) but (?:est|de|d)|l'objectif (?:des?|du|est|d)|recouvr[a-z]+|retrouver|regagner|should|would|could|might|(?<!in )may(?! \d)|will|if|hope[a-z]*|goal|aims?|expected|regain(?:s|ing)?)(?![a-z])/u;
/** « Depuis la chirurgie du 3 mai 2025 » reaches to now. */
const SINCE = /(?<![a-z])(?:depuis|since)(?![a-z])[^,;]*$/u;
/** The imperfect tells of then in a summary, and of now where an examination is dictated in it. */
const IMPERFECT =
  /(?<![a-z])(?:etai(?:t|ent)|avai(?:t|ent)|presentai(?:t|ent)|montrai(?:t|ent)|demeurai(?:t|ent)|restai(?:t|ent))(?![a-z])/u;
const EXAMINED = /(?<![a-z])(?:examens?|examine[a-z]*|evaluation|expertise|examination|examined)(?![a-z])/u;
const PRESENT =
  /(?<![a-z])(?:est|sont|(?:il|elle|travailleur|travailleuse) a|presente|demeure|reste|montre|actuel[a-z]*|aujourd'hui|maintenant|desormais|is|are|has|have|remains?|shows?|now|today|currently)(?![a-z])/u;

/** @param index where in the plain text of the statement something is found */
export function isNotCurrent(one: Statement, index: number, { formData }: ExportedReport): boolean {
  if (BEFORE.test(one.plain) || TO_COME.test(one.plain)) return true;
  if (one.section === 'section11' && IMPERFECT.test(one.plain) && !EXAMINED.test(one.plain)) return true;
  const day = (field: FieldId): string => textOf(formData, field).trim();
  const [today, event] = [day('dateEvaluation'), day('originalEventDate')];
  const isNow = (key: string): boolean =>
    today.startsWith(key) || [today, event].some((one) => one !== '' && one.endsWith(key.replace(/^-/u, '')));
  const days = one.facts.filter(
    ({ kind, key, start }) =>
      kind === 'date' && !isNow(key) && !SINCE.test(one.plain.slice(0, start - one.start)),
  );
  if (days.length === 0) return false;
  const at = one.start + index;
  const own = [...one.clauses].find(([, { start, end }]) => start <= at && at < end);
  // « Opéré le 3 mai 2025, il a maintenant une mobilité complète » tells of now.
  return days.some(({ clause }) => clause === own?.[0]) || !PRESENT.test(clauseText(one, at));
}

/** The words of the clause that holds a character of the field. */
export function clauseText({ plain, start: from, clauses }: Statement, at: number): string {
  const own = [...clauses.values()].find(({ start, end }) => start <= at && at < end);
  return own === undefined ? plain : plain.slice(own.start - from, own.end - from);
}
