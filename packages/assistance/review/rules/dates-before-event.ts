/** Care, images and relapses that are dated before the event that they follow. */
import { readFacts } from '../../fidelity/facts/read-facts.ts';
import { placeOf, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { isStatedLesion } from '../reading/is-stated-lesion.ts';
import { partsOf } from './accident-days.ts';
import { dayNumber, daysOf, isDay } from './stated-days.ts';
import type { StatedDay } from './stated-days.ts';

/** What is done for an injury, and so after it. */
const FOLLOWS_INJURY =
  /(?<![a-z])(?:consult[a-z]*|(?:le|la|l'?) ?(?:re)?(?:voit|vu|vue)|retour au travail|assignation temporaire|travaux legers|reclamation|(?:est|a ete) (?:vue?|evaluee?|examinee?|operee?|hospitalisee?)|urgences?|irm|resonance|radiograph[a-z]*|rx|tdm|scan|echograph[a-z]*|emg|electromyo[a-z]*|infiltr[a-z]*|physiotherap[a-z]*|ergotherap[a-z]*|arrets? (?:de|du) travail|prescri[a-z]*|attelles?|platres?|hospitalis[a-z]*|rechutes?|recidives?|aggravations?|(?:saw|sees|examined|evaluated|assessed) (?:him|her)|return(?:ed|s)? to work|light duties|temporary assignment|claim|(?:was|is) (?:seen|examined|evaluated|operated|admitted|hospitali[sz]ed)|emergency|mri|x-?rays?|ct|ultrasound|injection|occupational therapy|time off|work stoppage|off work|splint|cast|relapses?|recurrences?)(?![a-z])/u;
const RELAPSE = /(?<![a-z])(?:rechutes?|recidives?|aggravations?|relapses?|recurrences?)(?![a-z])/u;
/** Told of before, or of something that went on already. */
const OF_BEFORE =
  /(?<![a-z])(?:avai(?:t|ent)|etai(?:t|ent)|eut|deja|depuis|anterieur[a-z]*|auparavant|avant|precedent[a-z]*|prealable[a-z]*|derni(?:er|ere)s?|compar[a-z]*|connue?s?|meme|remonte|suivie?s? pour|present[a-z]* sur|visible sur|archiv[a-z]*|historique|personnel(?:le)?s?|routine|depistage|annuel(?:le)?s?|had|already|since|before|earlier|prior|previous[a-z]*|last|compar[a-z]*|known|same|dates? (?:back|from)|followed for|on file|personal|annual|screening|contient|contains?|figure|pre-?(?:existing|employment))(?![a-z])/u;
/** Further back than a slip of the day, the month or the year puts it, an image is an old one. */
const MOST_DAYS = 366;

export function datesBeforeEvent(reading: ReportReading): readonly Opposed[] {
  const { text, report, statements } = reading;
  const event = text('originalEventDate').trim();
  if (!isDay(event)) return [];
  const filed = wholeField(report.formData, 'originalEventDate');
  const told = [
    ...afterEvent(statements.ofSection('section7'), event).filter(followsInjury),
    ...[...statements.ofSection('section8'), ...statements.ofSection('section11')].filter(({ plain }) =>
      RELAPSE.test(plain),
    ),
  ];
  return [
    ...relapse(reading, event),
    ...seenBefore(reading, event).map((day): Opposed => ({ kind: 'early-date', places: [filed, day] })),
    ...backwards(reading),
    ...told
      .flatMap((one) => earlyDay(one, event))
      .map((day): Opposed => ({ kind: 'early-date', places: [filed, day] })),
  ];
}

const followsInjury = ({ plain, operations }: Statement): boolean =>
  FOLLOWS_INJURY.test(plain) || operations.some(({ isDone }) => isDone);

/** What a history tells once it has told the event with its day; what stands before it may be of before. */
function afterEvent(history: readonly Statement[], event: string): readonly Statement[] {
  const at = history.findIndex((one) => daysOf(one).some(({ date }) => date === event));
  return at < 0 ? [] : history.slice(at + 1).filter(({ field }) => field === history[at]?.field);
}

/** The one day of a statement, where it lies shortly before the event. */
function earlyDay(one: Statement, event: string): readonly ReturnType<typeof placeOf>[] {
  const [day, ...more] = daysOf(one);
  if (day === undefined || more.length > 0 || !isShortlyBefore(day, event)) return [];
  if (one.isOther || one.isSupposed || one.isCompared || OF_BEFORE.test(one.plain)) return [];
  return [placeOf({ ...day, field: one.field })];
}

const isShortlyBefore = ({ date }: StatedDay, event: string): boolean =>
  date < event && dayNumber(event) - dayNumber(date) <= MOST_DAYS;

/** Images of the list that show an accepted lesion before the event that caused it. */
function seenBefore({ statements }: ReportReading, event: string): readonly ReturnType<typeof placeOf>[] {
  const accepted = statements.ofField('diagnosticsCnesst');
  const lesions = new Set(
    accepted.flatMap(({ facts }) => facts.filter(isStatedLesion).map(({ key }) => key)),
  );
  const parts = accepted.flatMap(partsOf);
  return statements
    .ofSection('section10')
    .filter(
      (one) =>
        one.facts.some((fact) => isStatedLesion(fact) && lesions.has(fact.key)) &&
        partsOf(one).some((part) => parts.includes(part)),
    )
    .flatMap((one) => earlyDay(one, event));
}

/** « Du 15 mai au 13 avril 2024 »: an end before its beginning. */
function backwards({ statements }: ReportReading): readonly Opposed[] {
  return statements.all.flatMap((one): readonly Opposed[] => {
    const [from, to, ...more] = daysOf(one);
    if (from === undefined || to === undefined || more.length > 0 || from.date <= to.date) return [];
    const link = one.plain.slice(from.end - one.start, to.start - one.start);
    const before = one.plain.slice(0, from.start - one.start);
    if (!/^ (?:au|jusqu'au|to|until|through) (?:le )?$/u.test(link)) return [];
    if (!/(?<![a-z])(?:du|from) $/u.test(before)) return [];
    const field = one.field;
    return [{ kind: 'early-date', places: [placeOf({ ...from, field }), placeOf({ ...to, field })] }];
  });
}

/** The day of the relapse of section A, as a date or in words. */
function relapse({ text, language, report }: ReportReading, event: string): readonly Opposed[] {
  const held = text('relapseDate');
  if (!/\d{4}/u.test(held)) return [];
  const days = (readFacts([held], language)[0]?.facts ?? []).filter(
    ({ kind, key }) => kind === 'date' && isDay(key),
  );
  const [day, ...more] = days;
  if (day === undefined || more.length > 0 || day.key >= event) return [];
  return [
    {
      kind: 'early-date',
      places: [wholeField(report.formData, 'originalEventDate'), wholeField(report.formData, 'relapseDate')],
    },
  ];
}
