/** Where a report says two things of one: both are shown with where they stand, and the physician decides. */
import { textOf } from '@constat/report/rules';
import type { FieldId } from '@constat/report/catalogue';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { datesIn } from '../event-date.ts';
import { dateInWords } from './dates-in-words.ts';
import { CONSOLIDATED, isNear } from './find-event.ts';
import type { History, ReadSentence } from './history.ts';
import { lesionOf } from './named-lesions.ts';
import { plainText } from './plain-text.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import { say } from './conclusion-words.ts';

/** A date that names the event itself: « l'événement du 3 mars 2024 », « survenu le 3 mars 2024 ». */
const OF_EVENT =
  /(?<![a-z])(?:evenement|accident|event|survenue?|occurred|happened)(?:\s+(?:suivant|de travail|initial|d'origine|that occurred|qui est survenu|survenu))?\s+(?:du|le|of|on|(?:est|is|was)\s+dated?e?\s+(?:du\s+|of\s+)?)\s*/u;
const PLANNED =
  /(?<![a-z])(?:prev(?:u|oi|is)[a-z]*|anticip[a-z]*|envisag[a-z]*|expected|foreseen|estimat[a-z]*|probable)/u;
const SAME_DATE = /(?:cette|meme|that|same|this) (?:date|jour|day)/u;
/** Sides beside the part of the body that they are of. */
const SIDED = {
  fr: /(?<![\p{L}])(?<part>cheville|genou|hanche|épaule|coude|poignet|main|pied|jambe|cuisse|bras|avant-bras|pouce|talon|mollet)s?\s+(?<side>droite?|gauche)(?!\p{L})/giu,
  en: /(?<![\p{L}])(?<side>right|left)\s+(?<part>ankle|knee|hip|shoulder|elbow|wrist|hand|foot|leg|thigh|arm|forearm|thumb|heel|calf)(?!\p{L})/giu,
} as const;

/** Conflicts on the event: its date, its side. */
export function eventConflicts(history: History, request: ConclusionRequest): readonly SourcedSentence[] {
  return [
    ...earlierEvent(history, request),
    ...dateConflict(history, request),
    ...sideConflict(history, request),
  ];
}

/** Two accidents, and none of them named by section A: the later is taken, and the physician confirms it. */
function earlierEvent({ event }: History, { language }: ConclusionRequest): readonly SourcedSentence[] {
  const first = event?.before ?? null;
  if (event === null || first === null) return [];
  const dates = { first: dateInWords(first, language), second: dateInWords(event.date, language) };
  return [{ text: say('twoEvents', language, dates), fields: ['historiqueEvolution'] }];
}

/** A day on which an injury is said to be consolidated, and the parts of the body that are named with it. */
interface ToldConsolidation {
  readonly date: number;
  readonly regions: readonly string[];
}

function consolidationsOf({ sentences }: History, language: TextLanguage): readonly ToldConsolidation[] {
  return sentences.flatMap(({ plain, scope, consolidation }, index) =>
    scope === 'own' && consolidation === 'own'
      ? plain.split(';').flatMap((part): readonly ToldConsolidation[] => {
          const date = consolidationDate(part, sentences[index - 1], language);
          return date === null ? [] : [{ date, regions: lesionOf(part).regions }];
        })
      : [],
  );
}

/** The dates on which the evaluated injury is said to be consolidated, in the order of the history, each once. */
export function consolidationDates(history: History, language: TextLanguage): readonly number[] {
  return [...new Set(consolidationsOf(history, language).map(({ date }) => date))];
}

/**
 * Whether two dates of consolidation cannot both stand. Two parts of the body have each their own; so have the event and
 * a relapse that lies between the dates.
 */
export function areConflicting(history: History, request: ConclusionRequest): boolean {
  const relapses = relapseDates(history, request);
  const sorted = consolidationsOf(history, request.language).toSorted((one, other) => one.date - other.date);
  return sorted.some(({ date, regions }, place) => {
    const before = sorted[place - 1];
    if (before === undefined || before.date === date) return false;
    if (relapses.some((relapse) => relapse > before.date && relapse < date)) return false;
    const isNamed = regions.length > 0 && before.regions.length > 0;
    return !isNamed || regions.some((region) => before.regions.includes(region));
  });
}

function relapseDates({ sentences }: History, { data, language }: ConclusionRequest): readonly number[] {
  return [
    ...datesIn(textOf(data, 'relapseDate'), language),
    ...sentences
      .filter(({ scope, topics }) => scope === 'own' && topics.isRelapse)
      .flatMap(({ dates }) => dates),
  ];
}

/** What the history says at last of the consolidation of the injury. */
export type ConsolidationStatus = 'not-consolidated' | 'contradicted' | 'other';

/**
 * `not-consolidated` where the last word is that it is not; `contradicted` where that was said after a consolidation, no
 * relapse lying in between.
 */
export function consolidationStatus(history: History, request: ConclusionRequest): ConsolidationStatus {
  const own = history.sentences.filter(
    ({ scope, consolidation }) => scope === 'own' && (consolidation === 'own' || consolidation === 'denied'),
  );
  if (own.at(-1)?.consolidation !== 'denied') return 'other';
  const last = consolidationDates(history, request.language).at(-1);
  const isRelapsed = last === undefined || relapseDates(history, request).some((relapse) => relapse > last);
  return isRelapsed ? 'not-consolidated' : 'contradicted';
}

/** The day of a consolidation: the first date after the word, else the last one before it. */
function consolidationDate(
  plain: string,
  before: ReadSentence | undefined,
  language: TextLanguage,
): number | null {
  const place = plain.search(CONSOLIDATED);
  if (place === -1) return null;
  if (PLANNED.test(plain.slice(Math.max(0, place - 40), place + 40))) return null;
  const after = plain.slice(place, place + 160);
  const isSame = SAME_DATE.test(after);
  const found = [
    ...(isSame ? [] : datesIn(after, language).slice(0, 1)),
    ...datesIn(plain.slice(0, place), language).toReversed(),
    ...(isSame ? (before?.dates ?? []).toReversed() : []),
  ][0];
  return found === undefined || found % 100 === 0 ? null : found;
}

function dateConflict({ sentences, event }: History, request: ConclusionRequest): readonly SourcedSentence[] {
  const { data, language } = request;
  const ofFile = Number(textOf(data, 'originalEventDate').replaceAll('-', ''));
  const told = [
    ...(event?.told === null || event?.told === undefined ? [] : [event.told]),
    ...sentences.flatMap(({ scope, plain }) => (scope === 'own' ? datesOfEvent(plain, language) : [])),
  ].filter((date) => event !== null && isNear(date, event.date));
  const days = [...new Set([...(ofFile > 0 ? [ofFile] : []), ...told])];
  if (days.length < 2) return [];
  const items = days.map((date) =>
    say(date === ofFile ? 'dateInFile' : 'dateInHistory', language, { date: dateInWords(date, language) }),
  );
  const fields: readonly FieldId[] =
    ofFile > 0 ? ['originalEventDate', 'historiqueEvolution'] : ['historiqueEvolution'];
  return [{ text: say('eventDates', language, { dates: items.join('; ') }), fields }];
}

function datesOfEvent(plain: string, language: TextLanguage): readonly number[] {
  const match = OF_EVENT.exec(plain);
  if (match === null) return [];
  const end = match.index + match[0].length;
  const [date] = datesIn(plain.slice(end, end + 24), language);
  return date === undefined || date % 100 === 0 ? [] : [date];
}

/** The accepted diagnosis names one side of a part of the body, and the event the other. */
function sideConflict({ sentences }: History, request: ConclusionRequest): readonly SourcedSentence[] {
  const { data, language } = request;
  const accepted = sidesIn(textOf(data, 'diagnosticsCnesst'), language);
  if (accepted.size === 0) return [];
  const event = sentences.findIndex(({ isEvent }) => isEvent);
  const told = sentences.filter(
    ({ scope, isEvent, topics, consolidation }, index) =>
      scope === 'own' &&
      (isEvent ||
        index === event + 1 ||
        topics.isDiagnosis ||
        topics.operation === 'done' ||
        consolidation === 'own'),
  );
  const found = new Map<string, { readonly sides: Set<string>; readonly phrase: string }>();
  for (const { own } of told) {
    for (const [part, { sides, phrase }] of sidesIn(own, language)) {
      const known = found.get(part);
      if (known === undefined) found.set(part, { sides: new Set(sides), phrase });
      else for (const side of sides) known.sides.add(side);
    }
  }
  return [...accepted].flatMap(([part, { sides, phrase }]): readonly SourcedSentence[] => {
    const other = found.get(part);
    const isOpposed = other !== undefined && ![...other.sides].some((side) => sides.has(side));
    if (!isOpposed || sides.size !== 1) return [];
    const text = say('sides', language, { accepted: phrase, told: other.phrase });
    return [{ text, fields: ['diagnosticsCnesst', 'historiqueEvolution'] }];
  });
}

function sidesIn(
  text: string,
  language: TextLanguage,
): ReadonlyMap<string, { readonly sides: Set<string>; readonly phrase: string }> {
  const found = new Map<string, { readonly sides: Set<string>; readonly phrase: string }>();
  for (const { 0: phrase, groups } of text.matchAll(SIDED[language])) {
    const part = plainText(groups?.['part'] ?? '');
    const side = /^(?:d|r)/u.test(plainText(groups?.['side'] ?? '')) ? 'right' : 'left';
    const known = found.get(part);
    if (known === undefined) found.set(part, { sides: new Set([side]), phrase: phrase.toLowerCase() });
    else known.sides.add(side);
  }
  return found;
}
