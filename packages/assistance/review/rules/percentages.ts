/** Percentages of the conclusion against each other: a total of its parts, nil beside an impairment, two of one part. */
import { isOwn, placeOf, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { sidesIn } from './sides-in.ts';

interface Percentage {
  /** Hundredths of a percent. */
  readonly value: number;
  readonly statement: Statement;
  readonly index: number;
  readonly length: number;
}

const PERCENT = /(?<![\d,.])(?<value>\d{1,3}(?:[.,]\d{1,2})?)\s?%/gu;
const TOTAL = /(?<![a-z])tota(?:l|le|ux|ls)(?![a-z])[^\d.;]*$/u;
/** What is not added up to the total: other accounts, what is taken off, shares of a movement, equations. */
const NOT_ADDED =
  /(?<![a-z])(?:dpjv|pe|jouissance|enjoyment|douleurs? et|souffrance|esthetique|disfigurement|dont|inclu[a-z]*|y compris|including|of which|anterieure?s?|deja|prior|previous(?:ly)?|already|less|moins|minus|soustra[a-z]*|dedui[a-z]*|deduct[a-z]*|soit|that is|reste|remains|actuel[a-z]*|current|present[a-z]*|(?:19|20)\d\d|(?:pertes?|loss|reduction|diminution) (?:de|of) \d+(?:[.,]\d+)? ?%)(?![a-z])|=/u;
/** A sequela alone is rated higher than this in no scale that has more than one to add up. */
const LARGEST_PART = 5000;

function percentagesOf(statement: Statement): readonly Percentage[] {
  return [...statement.plain.matchAll(PERCENT)].map(({ index, 0: whole, groups }) => ({
    value: Math.round(100 * Number((groups?.['value'] ?? '').replace(',', '.'))),
    statement,
    index,
    length: whole.length,
  }));
}

const placeOfPercentage = ({ statement, index, length }: Percentage): Span =>
  spanOf(statement, index, length);
const isTotal = ({ statement, index }: Percentage): boolean => TOTAL.test(statement.plain.slice(0, index));

export function opposedPercentages(reading: ReportReading): readonly Opposed[] {
  const given = reading.statements.ofField('conclusionPourcentageAtteinte');
  return [...otherTotals(given), ...nilBesideSome(given, reading), ...otherOpinions(given, reading)];
}

/** « 1 %, 3 %, total 6 % »: all that stands before the one total is added up. */
function otherTotals(given: readonly Statement[]): readonly Opposed[] {
  if (given.some((one) => !isOwn(one) || NOT_ADDED.test(one.plain))) return [];
  const all = given.flatMap(percentagesOf);
  const last = all.at(-1);
  const parts = all.slice(0, -1);
  const [first] = parts;
  if (last === undefined || first === undefined || parts.length < 2) return [];
  if (!isTotal(last) || parts.some((one) => isTotal(one) || one.value > LARGEST_PART)) return [];
  if (leavesOutScar(last, parts)) return [];
  if (parts.reduce((sum, { value }) => sum + value, 0) === last.value) return [];
  return [{ kind: 'percentage', places: [placeOfPercentage(first), placeOfPercentage(last)] }];
}

/** « Cicatrice 1 %. Total du déficit 2 % »: a scar is no deficit, and its total is another. */
export function leavesOutScar(last: Percentage, parts: readonly Percentage[]): boolean {
  const before = last.statement.plain.slice(0, last.index);
  return (
    /(?<![a-z])(?:deficits?|dap|apd)(?![a-z])[^.;]*$/u.test(before) &&
    parts.some(({ statement }) => /(?<![a-z])(?:cicatric|scar)/u.test(statement.plain))
  );
}

const SOME =
  /^(?:oui|yes)(?![a-z])|(?<![a-z])(?:(?:il (?:existe|subsiste|persiste|y a)|there is) (?:une|an?) (?:permanent |atteinte))/u;
const OF_ANOTHER_CONDITION =
  /(?<![a-z\d])(?:anterieure?s?|personnel(?:le)?s?|preexist[a-z]*|pre-existing|personal|prior|previous|additionnel[a-z]*|supplementaires?|autres?|additional|further|other|(?:19|20)\d\d)(?![a-z\d])/u;
/** What the one percentage of zero is of: all of the impairment. */
const OF_ALL =
  /(?<![a-z])(?:totale?|dap|deficit(?: anatomo-?physiologique)?|pourcentage|percentage|apd|(?:permanent )?impairment)(?![a-z])[^\d.;]*$/u;

function nilBesideSome(given: readonly Statement[], { statements }: ReportReading): readonly Opposed[] {
  const some = statements
    .ofField('conclusionAtteintePermanente')
    .find((one) => isOwn(one) && SOME.test(one.plain));
  const answers = statements.ofField('conclusionAtteintePermanente');
  if ([...answers, ...given].some(({ plain }) => OF_ANOTHER_CONDITION.test(plain))) return [];
  const all = given.filter(isOwn).flatMap(percentagesOf);
  if (some === undefined || all.some(({ value }) => value > 0)) return [];
  const nil = all.find(({ statement, index }) => OF_ALL.test(statement.plain.slice(0, index)));
  return nil === undefined ? [] : [{ kind: 'impairment', places: [placeOf(some), placeOfPercentage(nil)] }];
}

/** The physician awards it, in words of the summary or the discussion. */
const AWARDS =
  /(?<![a-z])(?:j'accorde|je (?:retiens|fixe|evalue|attribue|reconnais|etablis)|est (?:retenue?|accordee?|reconnue?|attribuee?|fixee?|evaluee?|etablie?)|(?:garde|conserve) un (?:dap|deficit)|i (?:award|set|assess|retain|grant|fix)|is (?:awarded|retained|set|assessed|granted|fixed)|(?:left with|keeps|retains) a(?:n [a-z-]+)? deficit)(?![a-z])/u;
/** A share of something else than the whole person, another case, or a sequela among several. */
const NOT_OF_PERSON =
  /(?<![a-z])(?:forces?|strength|prehension|grip|mobilites?|mobility|amplitudes?|amelior[a-z]*|improve[a-z]*|better|prevoi[a-z]*|provides?|si|if|aurait|serait|would|could|deja|already|anterieure?s?|prior|previous(?:ly)?|outre|besides|additionnel[a-z]*|additional|en sus|en plus|in addition|also|aussi)(?![a-z])/u;
/** Between what is awarded and how much of it. */
const AMOUNT =
  /(?<![a-z])(?:deficits?|dap|apd|impairment|atteinte|pourcentage|percentage|j'accorde|je (?:retiens|fixe|evalue|attribue|reconnais|etablis)|i (?:award|set|assess|retain|grant|fix))(?![a-z])[^.;:%]{0,60}$/u;

/** What is awarded for a part in the summary or the discussion, where the field gives that part another percentage. */
function otherOpinions(given: readonly Statement[], { statements }: ReportReading): readonly Opposed[] {
  const told = [...statements.ofField('conclusionResume'), ...statements.ofField('discussion')].filter(
    (one) =>
      isOwn(one) &&
      !one.isCompared &&
      AWARDS.test(one.plain) &&
      !NOT_OF_PERSON.test(one.plain) &&
      !one.facts.some(({ kind }) => kind === 'date'),
  );
  const all = given.flatMap(percentagesOf);
  const sum = all.reduce((total, { value }) => total + value, 0);
  return told.flatMap((one): readonly Opposed[] => {
    const [stated, ...more] = percentagesOf(one);
    const parts = partsOf(one);
    if (stated === undefined || more.length > 0 || parts.length === 0) return [];
    if (!AMOUNT.test(one.plain.slice(0, stated.index))) return [];
    const lesions = lesionsOf(one);
    if (stated.value === sum || all.some(({ value }) => value === stated.value)) return [];
    const sides = sidesIn(one);
    const same = given.filter((other) => {
      const own = sidesIn(other);
      const isSide = sides.length === 0 || own.length === 0 || own.some((side) => sides.includes(side));
      // A scar of the same part is another sequela.
      if (lesions.some((key) => !lesionsOf(other).includes(key))) return false;
      return isOwn(other) && isSide && partsOf(other).some((part) => parts.includes(part));
    });
    const [first, ...others] = same.flatMap(percentagesOf);
    // Two sequelae of one part may be meant apart.
    if (first === undefined || others.length > 0) return [];
    return [{ kind: 'percentage', places: [placeOfPercentage(stated), placeOfPercentage(first)] }];
  });
}

function lesionsOf({ facts }: Statement): readonly string[] {
  return facts.flatMap(({ kind, key }) => (kind === 'diagnosis' && key !== 'deficit' ? [key] : []));
}
