/** Laxity of a knee that the conclusion states, or denies, against the tests of its ligaments. */
import type { ExaminedRow } from '../reading/examination-cells.ts';
import { isNotCurrent } from '../reading/is-not-current.ts';
import { isOwn, placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import { clauseAround, isNegated } from '../reading/polarity.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { sidesIn } from './sides-in.ts';

const LAXITY = /(?<![a-z])(?:laxites?|instabilites?|laxity|instability)(?![a-z])/u;
const STABLE = /(?<![a-z])(?:stables?|stabilite)(?![a-z])/u;
/** What is felt, was before, or has been put right. */
const NOT_FOUND =
  /(?<![a-z])(?:sensations?|impression|rapporte|decrit|allegue|se plaint|ressent|accuse|complain[a-z]*|reports?|describes?|feels?|feeling|sense|corrig[a-z]*|stabilise[a-z]*|corrected|gone|resolved|dispar[a-z]*|no longer|plus|operee?|operated|generali[sz][a-z]*|constitution[a-z]*|rotulienn?e?|femoro-?patell[a-z]*|patell[a-z]*|avai(?:t|ent)|etai(?:t|ent)|was|were|had|suspect[a-z]*)(?![a-z])/u;
/** The tests of each ligament, by the words that name it. */
const LIGAMENTS: readonly { readonly named: RegExp; readonly tests: RegExp }[] = [
  { named: /(?<![a-z])(?:posteri[a-z]*|lcp|pcl)(?![a-z])/u, tests: /^Posterior/u },
  { named: /(?<![a-z])(?:anteri[a-z]*|lca|acl)(?![a-z])/u, tests: /^(?:Lachman|Anterior|Pivot)/u },
  { named: /(?<![a-z])(?:interne|medial[a-z]*|valgus|lci|lcm|mcl)(?![a-z])/u, tests: /^Medial/u },
  { named: /(?<![a-z])(?:externe|lateral[a-z]*|varus|lce|lcl)(?![a-z])/u, tests: /^Lateral/u },
];
const FOUND = /^(?:Positif|Retardé|Aucun arrêt|Anormale?|Présent|[123]\+)$/u;
const NOTHING = /^(?:Négatif|Sec|Normale?|Absent|0)$/u;

export function opposedLaxity(reading: ReportReading): readonly Opposed[] {
  const { rows, statements, report } = reading;
  const tests = rows.filter(({ table }) => table === 'kneeLigaments');
  if (tests.length === 0) return [];
  const examined = statements.ofSection('section9').some(({ plain }) => saysLax(plain));
  return [...statements.concluded(), ...statements.ofField('conclusionPourcentageAtteinte')]
    .filter((one) => isOwn(one) && !NOT_FOUND.test(one.plain))
    .flatMap((one): readonly Opposed[] => {
      const word = LAXITY.exec(one.plain) ?? STABLE.exec(one.plain);
      if (word === null || !isOfKnee(one, reading) || isNotCurrent(one, word.index, report)) return [];
      const end = word.index + word[0].length;
      const isLax = LAXITY.test(word[0]) !== isNegated(one.plain, word.index, end);
      const cells = cellsOf(one, tests);
      const found = cells.find(({ text }) => FOUND.test(text));
      const [first] = cells;
      if (isLax) {
        const isDry = first !== undefined && cells.every(({ text }) => NOTHING.test(text));
        if (!isDry || examined) return [];
        return [{ kind: 'test-cell', places: [placeOf(one), wholeCell(first)] }];
      }
      if (found === undefined || sidesIn(one).length === 0) return [];
      return [{ kind: 'test-cell', places: [placeOf(one), wholeCell(found)] }];
    })
    .slice(0, 1);
}

const wholeCell = ({ field, text }: ExaminedRow['cells'][number]) => ({ field, start: 0, end: text.length });

function saysLax(plain: string): boolean {
  const match = LAXITY.exec(plain);
  if (match !== null && !isNegated(plain, match.index, match.index + match[0].length)) return true;
  return /(?<![a-z])(?:lachman|tiroir|drawer|pivot|valgus|varus)(?![a-z])[^.;]*(?<![a-z])(?:positi[a-z]*|[123] ?\+)/u.test(
    plain,
  );
}

/** The knee, or the ligament of one, or an injury of it where no part is named. */
function isOfKnee(one: Statement, { statements }: ReportReading): boolean {
  const named = partsOf(one);
  if (named.length > 0) return named.every((part) => part === 'knee');
  const diagnosed = [...statements.ofSection('section2'), ...statements.ofField('conclusionDiagnostic')];
  const parts = diagnosed.flatMap(partsOf);
  return parts.length > 0 && parts.every((part) => part === 'knee');
}

/** The cells of the side and of the ligament that a statement names; a plane that has no test gives none. */
function cellsOf(one: Statement, tests: readonly ExaminedRow[]): ExaminedRow['cells'] {
  const sides = sidesIn(one);
  const clause = clauseAround(one.plain, LAXITY.exec(one.plain)?.index ?? STABLE.exec(one.plain)?.index ?? 0);
  const ligament = LIGAMENTS.find(({ named }) => named.test(clause) || named.test(one.plain));
  const own = ligament === undefined ? tests : tests.filter(({ label }) => ligament.tests.test(label.en));
  return own
    .flatMap(({ cells }) => cells)
    .filter(({ side }) => sides.length === 0 || (side !== undefined && sides.includes(side)));
}
