/** Facts that one passage states and another denies, or states with another value, by the table of topics. */
import { textOf } from '@constat/report/rules';
import { plainText } from '../../local/conclusion/plain-text.ts';
import { areSameLimb } from '../reading/body-parts.ts';
import type { Part } from '../reading/body-parts.ts';
import { placeOf, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import { clauseAround, isNegated } from '../reading/polarity.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { daysOf, isBeforeYearOf } from './stated-days.ts';
import { partsOfStatement } from './normals.ts';
import { sidesIn } from './sides-in.ts';
import { TOPICS } from './topics/topic-table.ts';
import type { TopicPattern, Topic } from './topics/topic.ts';

/** What is said of the topic, and where. */
interface Said {
  readonly value: string;
  readonly place: Span;
  /** Undefined for a cell. */
  readonly statement?: Statement;
}

/** Somebody else's opinion or paper; the worker's own word counts for what happened to the worker. */
const OPINION =
  /(?<![a-z])(?:(?:selon|d'apres|according to|aux dires d[eu]|de l'avis d[eu]|in the (?:opinion|view) of) (?!(?:la |le |l'|the )?(?:travailleu|worker|patient|lui|elle|him|her|monsieur|madame|m\.|mr|mrs|ms|notre|our|my|mon))|(?:dr|dre|docteure?|medecin|physician|doctor|surgeon|employer|employeur|expert|chirurgien(?:ne)?|radiologist(?:e)?|cnesst|insurer|colleague|collegue)(?: [a-z.'-]+){0,3} (?:mentionne|note|ecrit|rapporte|affirme|estime|croit|pense|suggere|conclut|evoque|avait (?:note|evoque|ecrit|mentionne|suggere|conclu|estime|retenu)|wrote|writes|notes?|noted|believe[sd]?|suggest[a-z]*|thinks?|thought|reports?|reported|mention[a-z]*|says?|said)|(?:note|notes|rapport|report|chart|triage)(?: [a-z']+){0,3} (?:mentionne|fait etat|indique|mentions?|states?|says?)|it was suggested|on (?:a )?suggere)(?![a-z])/u;
const RELATIVE =
  /(?<![a-z])(?:(?:son|sa|ses|his|her|the worker's|du travailleur) (?:[a-z]+ )?(?:frere|soeur|pere|mere|conjointe?|epou[xs]e?|mari|femme|fils|fille|enfants?|ami[e]?|voisine?|oncle|tante|brother|sister|father|mother|husband|wife|spouse|partner|son|daughter|child(?:ren)?|friend|neighbou?r|uncle|aunt)|(?:chez|in|of|de) (?:la |le |l'|the )(?:mere|pere|soeur|frere|grand-mere|grand-pere|mother|father|sister|brother|grandmother|grandfather|famille|family)|(?:mere|pere|soeur|frere|mother|father|sister|brother|parents?) [a-z]+(?:ique|ic)|antecedents? familia(?:l|ux)|histoire familiale|family history)(?![a-z])/u;
const SUPPOSED =
  /(?<![a-z])(?:si|advenant|eventuel[a-z]*|possibles?|possiblement|probables?|pourrait|peut-etre|suspect[a-z]*|soupcon[a-z]*|a exclure|en attente|prevue?s?|propose[a-z]*|envisag[a-z]*|recommand[a-z]*|devrait|serait|aurait|if|whether|may(?! \d)|might|could|would|should|possible|possibly|probable|suspected|planned|offered|proposed|considered|recommended|awaiting)(?![a-z])/u;
const THEN =
  /(?<![a-z])(?:avant|auparavant|anterieurement|autrefois|initialement|au debut|au depart|a l'epoque|avait|avaient|etait|etaient|before|previously|formerly|initially|at first|at the time|used to|had|was|were|until|jusqu'[a-z]*|during|pendant)(?![a-z])/u;

/** « None could be elicited », "was found": of the examination, whatever the tense. */
const ELICITED =
  /(?<![a-z])(?:(?:could|can) (?:not )?be|was|were|etai(?:t|ent)) (?:elicited|found|seen|noted|observed|present|absent|entirely|completely|presente?s?|absente?s?|notee?s?|indolores?|painless|negative)/gu;
const EXAMINED =
  /(?<![a-z])(?:clinically|cliniquement|a (?:l'|notre |mon )examen|on (?:my |our )?(?:physical )?examination|on palpation|a la palpation)(?![a-z])/u;

export function opposedStatedFacts(reading: ReportReading): readonly Opposed[] {
  const { statements, report } = reading;
  const all = statements.all.map(({ plain }) => plain).join('\n');
  return TOPICS.flatMap((topic): readonly Opposed[] => {
    if (!topic.stems.some((stem) => all.includes(stem))) return [];
    const found: Said[] = [];
    for (const saying of topic.says) {
      const said = [...inCells(saying, reading), ...inTexts(saying, topic, reading)];
      for (const one of said) {
        const other = found.find((before) => isOpposed(before, one, topic, reading));
        if (other === undefined) continue;
        const places = [other.place, one.place].toSorted((a, b) => order(a, report) - order(b, report));
        return [{ kind: 'denied', places }];
      }
      found.push(...said);
    }
    return [];
  });
}

function order({ field, start }: Span, { type }: ReportReading['report']): number {
  return type.fields.findIndex(({ id }) => id === field) * 1e6 + start;
}

function inCells({ value, words, cells }: TopicPattern, { report }: ReportReading): readonly Said[] {
  if (cells === undefined) return [];
  return report.type.fields
    .filter(({ id, kind }) => kind !== 'text' && cells.test(id))
    .filter(({ id }) => words.test(plainText(textOf(report.formData, id))))
    .map(({ id }) => ({ value, place: wholeField(report.formData, id) }));
}

function inTexts(saying: TopicPattern, topic: Topic, reading: ReportReading): readonly Said[] {
  const { statements, text } = reading;
  const event = text('originalEventDate').trim();
  const today = text('dateEvaluation').trim();
  const { in: fields } = saying;
  return statements.all.flatMap((statement): readonly Said[] => {
    if (fields !== undefined && !fields.includes(statement.field) && !fields.includes(statement.section))
      return [];
    const { plain } = statement;
    const match = saying.words.exec(plain);
    if (match === null) return [];
    const end = match.index + match[0].length;
    if (saying.polarity !== 'whole' && isNegated(plain, match.index, end) !== (saying.polarity === 'denied'))
      return [];
    if (OPINION.test(plain)) return [];
    // Who drives in the place of the worker is told in a clause of its own; a disease of a parent anywhere.
    if (
      topic.namesRelatives !== true &&
      RELATIVE.test(topic.time === 'ever' ? plain : clauseAround(plain, match.index))
    )
      return [];
    if (saying.unless?.test(plain) === true || topic.unless?.test(plain) === true) return [];
    if (SUPPOSED.test(clauseAround(plain, match.index).replace(ELICITED, ''))) return [];
    if (saying.isEarlier === true && event !== '' && !isBeforeYearOf(event, statement)) return [];
    if (topic.time === 'course' && (isBeforeYearOf(event, statement) || statement.isOther)) return [];
    if (topic.time === 'now' && isThen(statement, match.index, today)) return [];
    return [{ value: saying.value, place: placeOf(statement), statement }];
  });
}

function isThen(one: Statement, index: number, today: string): boolean {
  // A relative in another clause makes no other person of the one who is told of.
  if (one.isOther && !RELATIVE.test(one.plain)) return true;
  if (one.facts.some(({ kind, key }) => kind === 'date' && key !== today)) return true;
  if (one.section === 'section11' && EXAMINED.test(one.plain)) return false;
  return THEN.test(clauseAround(one.plain, index).replace(ELICITED, ''));
}

function isOpposed(
  one: Said,
  other: Said,
  { isOfPart, isOfDay, endsWith }: Topic,
  reading: ReportReading,
): boolean {
  if (one.value === other.value) return false;
  const [left, right] = [one.statement, other.statement];
  if (left === undefined || right === undefined) return !isOfPart && !isOfDay;
  if (left === right) return false;
  if (endsWith !== undefined) {
    const [last, first] = one.value === endsWith ? [left, right] : [right, left];
    const [end] = daysOf(last);
    // An image without a later day may be of before.
    if (first.section === 'section10' && (end === undefined || daysOf(first).length === 0)) return false;
    if (end !== undefined && daysOf(first).some(({ date }) => date <= end.date)) return false;
  }
  const [sides, others] = [sidesIn(left), sidesIn(right)];
  if (sides.length > 0 && others.length > 0 && !sides.some((side) => others.includes(side))) return false;
  // « Le poignet gauche …; le droit … »: in one account, what names no side may be of the other.
  if (left.field === right.field && (sides.length === 0) !== (others.length === 0)) return false;
  const named = (of: Statement): readonly Part[] =>
    isOfPart === true ? partsOfStatement(of, reading) : partsOf(of);
  const [parts, more] = [named(left), named(right)];
  const isSame = parts.some((part) => more.some((other) => areSameLimb(part, other)));
  if (!isSame && (isOfPart === true || (parts.length > 0 && more.length > 0))) return false;
  return isOfDay !== true || daysOf(left).some(({ date }) => daysOf(right).some((day) => day.date === date));
}
