/** Whose consolidation a history speaks of: only that of the injury that is evaluated answers the mandate. */
import type { TextLanguage } from '../../fidelity/difference.ts';
import { datesIn, eventDate, isSurelyBefore } from '../event-date.ts';
import type { ToldSentence } from './passage.ts';
import { plainText } from './plain-text.ts';

/**
 * `own` is of the injury that is evaluated; `foreign` of another accident, file or part of the body, or of the day of the
 * evaluation, which is never proposed; `bone` is seen in an image or denied.
 */
export type ConsolidationKind = 'own' | 'foreign' | 'bone';

export interface ConsolidationContext {
  /** The accepted diagnoses, one a line. */
  readonly accepted: string;
  /** `yyyy-mm-dd`, or blank. */
  readonly evaluated: string;
  /** The day of the original event as section A gives it, `yyyy-mm-dd`, or blank. */
  readonly event: string;
  readonly language: TextLanguage;
}

const CONSOLIDATED = /consolid/u;
const EVENT =
  /(?<![a-z])(?:accident|evenement|event|incident|chut|tomb|gliss|se blesse|blessure|souleve|soulevant|heurt|frapp|coinc|collision|trebuch|ressent|sent un|fell|fall|slip|trip|lift|struck|hit|hurt|injur|twist|caught|fiche de reclamation|claim form)/u;
const CASE = String.raw`(?:dossiers?|accidents?|evenements?|lesions?|reclamations?|episodes?|blessures?|entorses?|claims?|files?|injur(?:y|ies)|events?|incidents?|sprains?|fractures?)`;
const OTHER = new RegExp(
  String.raw`(?<![a-z])(?:${CASE}\s+(?:[a-z]+\s)?(?:anterieure?s?|precedente?s?|ancienne?s?)|(?:autres?|anciens?|anciennes?|precedente?s?|premiere?|seconde?|deuxieme|nouvel|nouveau|nouvelle|prior|previous|other|earlier|old|first|second|another|unrelated|new)\s+(?:[a-z]+\s){0,2}${CASE}|antecedents?|past history|prior history|medical history|history of|saaq|accident (?:d'auto[a-z]*|de la route|de voiture|de moto)|car accident|motor vehicle|deja ete consolid|already (?:been )?consolid|previously|a l'epoque|at the time)(?![a-z])`,
  'u',
);
const NEGATED = /(?<![a-z])(?:aucune?s?|pas d'|pas de|sans|no|without|denies|nie)(?:\s[a-z]+){0,3}\s*$/u;
const TODAY =
  /(?<![a-z])(?:ce jour|aujourd'hui|presente (?:evaluation|expertise)|(?:date|jour) de (?:l'|la |cette |mon |notre )(?:presente )?(?:evaluation|expertise|examen|visite)|today|(?:date|day) of (?:this|the|the present|today's|my) (?:evaluation|examination|assessment|visit)|this (?:evaluation|examination|assessment))/u;
const IMAGE =
  /(?<![a-z])(?:irm|scan|tdm|rx|radio(?:graphi)?[a-z]*|tomo[a-z]*|scinti[a-z]*|mri|ct|x-rays?|imag[a-z]*|osseu(?:x|se)|bony|bone|bien consolid|well consolid)/u;
const PERSON_OR_CASE = /(?<![a-z])(?:lesion|dossier|travailleu|cnesst|injury|worker|claim|patiente?)/u;
const NOT = /(?<![a-z])(?:non[ -]consolid|unconsolid|(?:not|never|pas|jamais)(?: [a-z]+)? consolid)/u;
const SAME_DATE = /(?:cette|meme|that|same|this) (?:date|jour|day)/u;

/** Parts of the body by the stems that name them or their lesions. */
const REGIONS: Readonly<Record<string, RegExp>> = {
  back: /lomb|(?<![a-z])dos(?![a-z])|lumb|(?<![a-z])back(?![a-z])|(?<![a-z])l[1-5](?!\d)|sacr|rachis|spin(?:e|al)|dors(?:al|o)|thoraci/u,
  neck: /cervic|(?<![a-z])cou(?![a-z])|(?<![a-z])neck|(?<![a-z])c[2-7](?!\d)|rachis|spin(?:e|al)|whiplash/u,
  shoulder: /epaule|coiffe|shoulder|rotator|acromi|epineux|clavi/u,
  elbow: /coude|epicondyl|epitrochl|elbow/u,
  wrist: /poignet|wrist|carpi|carpal|scapho/u,
  hand: /(?<![a-z])mains?(?![a-z])|doigt|pouce|(?<![a-z])hand|finger|thumb|metacarp|carpi|carpal/u,
  hip: /hanche|(?<![a-z])hip(?![a-z])/u,
  knee: /genou|menis|rotul|knee|patell|crois/u,
  ankle: /chevill|malleol|ankle|talus|achil/u,
  foot: /(?<![a-z])pieds?(?![a-z])|orteil|(?<![a-z])(?:foot|feet|toe)|calcan|metatars|(?<![a-z])talon|heel/u,
  head: /commotion|cranio|concuss|(?<![a-z])tete|(?<![a-z])head/u,
  mind: /adaptation|depress|psychi|adjustment|post-traumatique|post-traumatic/u,
};
const SIDES: Readonly<Record<string, RegExp>> = {
  right: /(?<![a-z])(?:droite?s?|right)(?![a-z])/u,
  left: /(?<![a-z])(?:gauches?|left)(?![a-z])/u,
};

/** What each sentence of a history that speaks of consolidation speaks of, by its index. */
export function readConsolidations(
  told: readonly ToldSentence[],
  context: ConsolidationContext,
): ReadonlyMap<number, ConsolidationKind> {
  const plain = told.map(({ own }) => plainText(own));
  const event = findEvent(told, plain, context);
  const day = Number(context.event.replaceAll('-', '')) || (event?.date ?? null);
  const lesions = lesionsOf(told, plain, event?.index ?? null, context.accepted);
  const kinds = plain.flatMap((text, index): (readonly [number, ConsolidationKind])[] =>
    CONSOLIDATED.test(text) ? [[index, kindOf({ told, plain, index, event: day, lesions, context })]] : [],
  );
  return new Map(kinds);
}

/**
 * The day of the event: the first dated sentence that tells of one, of a part of the body that is accepted where one of
 * several is; else the first sentence dated by its day.
 */
function findEvent(
  told: readonly ToldSentence[],
  plain: readonly string[],
  { language, accepted }: ConsolidationContext,
): { readonly date: number; readonly index: number } | null {
  const dated = told.flatMap(({ text }, index) => {
    const date = eventDate(text, language) ?? datesIn(plain[index] ?? '', language)[0] ?? null;
    const words = plain[index] ?? '';
    return date === null || date % 100 === 0 || CONSOLIDATED.test(words) || isOther(words)
      ? []
      : [{ date, index, isEvent: EVENT.test(words) }];
  });
  const events = dated.filter(({ isEvent }) => isEvent);
  const lesions = acceptedLesions(accepted);
  const ofLesion = events.find(({ index }) => {
    const words = plain[index] ?? '';
    return lesionOf(words).regions.length > 0 && lesions.length > 0 && isOfLesion(words, lesions);
  });
  return ofLesion ?? events[0] ?? dated[0] ?? null;
}

interface Place {
  readonly told: readonly ToldSentence[];
  readonly plain: readonly string[];
  readonly index: number;
  /** `yyyymmdd`, or null where no event is dated. */
  readonly event: number | null;
  readonly lesions: readonly Lesion[];
  readonly context: ConsolidationContext;
}

function kindOf({ told, plain, index, event, lesions, context }: Place): ConsolidationKind {
  const clause = clauseOf(plain[index] ?? '');
  if (NOT.test(clause) || (IMAGE.test(clause) && !PERSON_OR_CASE.test(clause))) return 'bone';
  const before = told[index]?.opensParagraph === true ? '' : (plain[index - 1] ?? '');
  const dates = datesIn(clause, context.language);
  if (TODAY.test(clause)) return 'foreign';
  const evaluated = Number(context.evaluated.replaceAll('-', ''));
  const near = SAME_DATE.test(clause) ? datesIn(before, context.language) : [];
  if (evaluated > 0 && [...dates, ...near].includes(evaluated)) return 'foreign';
  if (event !== null) {
    const named = caseDates(clause, context.language);
    if (named.some((date) => !overlaps(date, event))) return 'foreign';
    const ofThis = named.length > 0;
    const known = dates.length > 0 ? dates : datesBefore(told, plain, index, context.language);
    if (!ofThis && known.length > 0 && known.every((date) => isSurelyBefore(date, event))) return 'foreign';
    if (ofThis) return 'own';
  }
  if (isOther(clause) || isOther(before)) return 'foreign';
  return isOfLesion(clause, lesions) ? 'own' : 'foreign';
}

/** The clause of the consolidation: what a new clause adds after it is left out. */
function clauseOf(text: string): string {
  const place = text.search(CONSOLIDATED);
  const end = /[;]|,?\s(?:mais|et|puis|malgre|but|and|despite)\s|,\s(?:avec|with)\s/u.exec(text.slice(place));
  const start = text.slice(0, place).lastIndexOf(';') + 1;
  return text.slice(start, end === null ? text.length : place + end.index);
}

function isOther(text: string): boolean {
  const match = OTHER.exec(text);
  return match !== null && !NEGATED.test(text.slice(0, match.index));
}

/** The dates that name an accident, an event, a lesion or a file: « l'accident de 2015 », "the 2015 accident". */
function caseDates(clause: string, language: TextLanguage): readonly number[] {
  const after = new RegExp(
    String.raw`(?<![a-z])(?:(?:accidents?|evenements?|events?|incidents?)\s+(?:[a-z']+\s){0,4}?|(?:lesions?|dossiers?|claims?|files?|injur(?:y|ies)|reclamations?)\s+(?:[a-z]+\s){0,2}?(?:du|de|of|from)\s+)(?<date>(?:\d{1,2}(?:er)?\s+[a-z]+|[a-z]+\s+\d{1,2},?)?\s*(?:19|20)\d{2}(?:-\d{2}-\d{2})?)`,
    'gu',
  );
  const ahead = new RegExp(String.raw`(?<date>(?:19|20)\d{2})\s+${CASE}`, 'gu');
  const named = [...clause.matchAll(after), ...clause.matchAll(ahead)]
    // What lies after the word is the day of the consolidation itself.
    .filter(({ 0: matched }) => !CONSOLIDATED.test(matched))
    .map(({ groups }) => groups?.['date'] ?? '');
  return named.flatMap((date) => datesIn(date, language));
}

function overlaps(one: number, other: number): boolean {
  return !isSurelyBefore(one, other) && !isSurelyBefore(other, one);
}

/** The dates of the nearest dated sentence before, in its paragraph. */
function datesBefore(
  told: readonly ToldSentence[],
  plain: readonly string[],
  index: number,
  language: TextLanguage,
): readonly number[] {
  for (let place = index; told[place]?.opensParagraph === false; place -= 1) {
    const dates = datesIn(plain[place - 1] ?? '', language);
    if (dates.length > 0) return dates;
  }
  return [];
}

interface Lesion {
  readonly regions: readonly string[];
  readonly sides: readonly string[];
}

function lesionOf(text: string): Lesion {
  const named = (table: Readonly<Record<string, RegExp>>) =>
    Object.entries(table)
      .filter(([, stems]) => stems.test(text))
      .map(([name]) => name);
  return { regions: named(REGIONS), sides: named(SIDES) };
}

/** The accepted diagnoses; without any, what the event and the diagnoses of the history name. */
function lesionsOf(
  told: readonly ToldSentence[],
  plain: readonly string[],
  event: number | null,
  accepted: string,
): readonly Lesion[] {
  if (accepted.trim() !== '') return acceptedLesions(accepted);
  return plain
    .filter((text, index) => {
      if (CONSOLIDATED.test(text) || isOther(text)) return false;
      if (index === event || isSameParagraph(told, event, index)) return true;
      return index > (event ?? 0) && text.includes('diagnos');
    })
    .map(lesionOf)
    .filter(({ regions }) => regions.length > 0);
}

function acceptedLesions(accepted: string): readonly Lesion[] {
  return accepted
    .split('\n')
    .map((line) => lesionOf(plainText(line)))
    .filter(({ regions }) => regions.length > 0);
}

function isSameParagraph(told: readonly ToldSentence[], event: number | null, index: number): boolean {
  if (event === null || index <= event) return false;
  return told.slice(event + 1, index + 1).every(({ opensParagraph }) => !opensParagraph);
}

/** True unless the clause names a part of the body that none of the lesions is of, or the other side of it. */
function isOfLesion(clause: string, lesions: readonly Lesion[]): boolean {
  const { regions, sides } = lesionOf(clause);
  if (regions.length === 0 || lesions.length === 0) return true;
  return lesions.some(
    (lesion) =>
      lesion.regions.some((region) => regions.includes(region)) &&
      (sides.length === 0 || lesion.sides.length === 0 || lesion.sides.some((side) => sides.includes(side))),
  );
}
