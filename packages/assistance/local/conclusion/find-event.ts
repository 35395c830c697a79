/** The event that a history tells, and what it tells of others. */
import type { TextLanguage } from '../../fidelity/difference.ts';
import { datesIn, eventDate } from '../event-date.ts';
import { acceptedLesions, isOfLesion, lesionOf } from './named-lesions.ts';
import type { ToldSentence } from './history-passages.ts';

/** In lower case without accents. */
export const CONSOLIDATED = /consolid/u;
/** In lower case without accents: words that tell of an accident. */
const EVENT =
  /(?<![a-z])(?:accident|evenement|event|incident|chut|tomb|gliss|se blesse|blessure|souleve|soulevant|heurt|frapp|coinc|collision|trebuch|ressent|sent un|percut|renvers|se tord|se fait mal|se derob|bascul|felt|missed a|rolled|sprained (?:his|her|the)|fell|fall|slip|trip|lift|struck|hit|hurt|injur|twist|caught|fiche de reclamation|claim form)/u;
/** What befalls somebody, as a verb: stricter than the words above, as a lesion is also named where it is treated. */
const ACCIDENT =
  /(?<![a-z])(?:chute|chutait|tombe|est tombee?|glisse|a glisse|se blesse|s'est blessee?|trebuche|se tord|heurte|est heurtee?|frappee?|coincee?|percute|souleve|en soulevant|ressent|fell|falls|slipped|tripped|twisted|rolled|struck|was hit|hurt|missed a|lifted|was lifting|caught|felt)(?![a-z])/u;
/** What is opened for an accident, or is left by one. */
export const CASE = String.raw`(?:dossiers?|accidents?|evenements?|lesions?|reclamations?|episodes?|blessures?|entorses?|claims?|files?|injur(?:y|ies)|events?|incidents?|sprains?|fractures?)`;
const OTHER = new RegExp(
  String.raw`(?<![a-z])(?:${CASE}\s+(?:[a-z]+\s)?(?:anterieure?s?|precedente?s?|ancienne?s?)|(?:autres?|anciens?|anciennes?|precedente?s?|premiere?|seconde?|deuxieme|nouvel|nouveau|nouvelle|prior|previous|other|earlier|old|first|second|another|unrelated|new)\s+(?:[a-z]+\s){0,2}${CASE}|antecedents?|past history|prior history|medical history|history of|saaq|accident (?:d'auto[a-z]*|de la route|de voiture|de moto)|car accident|motor vehicle|deja ete consolid|already (?:been )?consolid|previously|a l'epoque|at the time)(?![a-z])`,
  'u',
);
const NEGATED = /(?<![a-z])(?:aucune?s?|pas d'|pas de|sans|no|without|denies|nie)(?:\s[a-z]+){0,3}\s*$/u;

/** The event that is evaluated. */
export interface ToldEvent {
  /** `yyyymmdd` */
  readonly date: number;
  /** Its sentence; null where section A alone gives it. */
  readonly index: number | null;
  /** As the history dates it, where it does. */
  readonly told: number | null;
  /** An accident told before it and consolidated before it, where section A names neither. */
  readonly before: number | null;
}

interface EventContext {
  /** The accepted diagnoses, one a line. */
  readonly accepted: string;
  /** The day of the original event as section A gives it, `yyyy-mm-dd`, or blank. */
  readonly event: string;
  readonly language: TextLanguage;
}

/** Two dates of one event lie no further apart than this. */
const NEAR_DAYS = 60;

/** Whether a sentence speaks of another accident, file or condition than the one that is evaluated. */
export function isOther(plain: string): boolean {
  const match = OTHER.exec(plain);
  return match !== null && !NEGATED.test(plain.slice(Math.max(0, match.index - 60), match.index));
}

/** Whether a sentence tells of an accident. */
export function tellsOfEvent(plain: string): boolean {
  return EVENT.test(plain);
}

/** Whether two dates, each `yyyymmdd`, can be of one event told with different days. */
export function isNear(one: number, other: number): boolean {
  return Math.abs(dayNumber(one) - dayNumber(other)) <= NEAR_DAYS;
}

/** Months of 31 days: near enough to tell one event from another. */
function dayNumber(date: number): number {
  return Math.floor(date / 10_000) * 372 + (Math.floor(date / 100) % 100) * 31 + (date % 100);
}

/**
 * The event: the day that section A or the accepted diagnoses give, and the sentence that tells it. Without them the first
 * dated sentence that tells of an accident, of a part of the body that is accepted where one of several is; else the first
 * sentence dated by its day.
 */
export function findEvent(told: readonly ToldSentence[], context: EventContext): ToldEvent | null {
  const { language, accepted } = context;
  const known =
    Number(context.event.replaceAll('-', '')) ||
    (datesIn(accepted, language).find((day) => day % 100 > 0) ?? null);
  const dated = told.flatMap(({ text, plain, dates }, index) => {
    const date = eventDate(text, language) ?? dates[0] ?? null;
    return date === null || date % 100 === 0 || CONSOLIDATED.test(plain) || isOther(plain)
      ? []
      : [{ date, index, isEvent: EVENT.test(plain) }];
  });
  const events = dated.filter(({ isEvent }) => isEvent);
  if (known !== null) {
    const near = dated.filter(({ date }) => isNear(date, known));
    const own =
      events.find(({ date }) => date === known) ??
      near.find(({ date }) => date === known) ??
      near.find(({ isEvent }) => isEvent) ??
      near[0];
    return {
      date: Math.min(known, own?.date ?? known),
      index: own?.index ?? null,
      told: own?.date ?? null,
      before: null,
    };
  }
  const lesions = acceptedLesions(accepted);
  const ofLesion = events.find(({ index }) => {
    const words = told[index]?.plain ?? '';
    return lesionOf(words).regions.length > 0 && lesions.length > 0 && isOfLesion(words, lesions);
  });
  const found = ofLesion ?? events[0] ?? dated[0];
  if (found === undefined) return null;
  const next = eventAfterConsolidation(told, found, dated);
  const { date, index } = next ?? found;
  return { date, index, told: date, before: next === null ? null : found.date };
}

interface DatedSentence {
  readonly date: number;
  readonly index: number;
}

/** An accident that the history tells after the consolidation of the one before it: then that is another. */
function eventAfterConsolidation(
  told: readonly ToldSentence[],
  first: DatedSentence,
  dated: readonly DatedSentence[],
): DatedSentence | null {
  const closed = told.findIndex(
    ({ plain, dates }, index) =>
      index > first.index && CONSOLIDATED.test(plain) && dates.some((date) => date > first.date),
  );
  const day = told[closed]?.dates.find((date) => date > first.date) ?? null;
  if (day === null) return null;
  return (
    dated.find(
      ({ date, index }) => index > closed && date > day && ACCIDENT.test(told[index]?.plain ?? ''),
    ) ?? null
  );
}
