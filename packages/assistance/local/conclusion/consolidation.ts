/** Whose consolidation a history speaks of: only that of the injury that is evaluated answers the mandate. */
import type { TextLanguage } from '../../fidelity/difference.ts';
import { datesIn, isSurelyBefore } from '../event-date.ts';
import { CASE, CONSOLIDATED, isOther } from './find-event.ts';
import type { ToldEvent } from './find-event.ts';
import { acceptedLesions, isOfLesion, lesionOf } from './named-lesions.ts';
import type { Lesion } from './named-lesions.ts';
import type { ToldSentence } from './history-passages.ts';

/**
 * `own` is of the injury that is evaluated, `denied` says that it is not consolidated; `foreign` is of another accident,
 * file or part of the body; `today` of the day of the evaluation, which is never proposed; `bone` is seen in an image.
 */
export type ConsolidationKind = 'own' | 'denied' | 'foreign' | 'today' | 'bone';

export interface ConsolidationContext {
  /** The accepted diagnoses, one a line. */
  readonly accepted: string;
  /** `yyyy-mm-dd`, or blank. */
  readonly evaluated: string;
  readonly language: TextLanguage;
}

/** How many sentences back a date is looked for. */
const FURTHEST = 8;
const TODAY =
  /(?<![a-z])(?:ce jour|aujourd'hui|presente (?:evaluation|expertise)|(?:date|jour) de (?:l'|la |cette |mon |notre )(?:presente )?(?:evaluation|expertise|examen|visite)|today|(?:date|day) of (?:this|the|the present|today's|my) (?:evaluation|examination|assessment|visit)|this (?:evaluation|examination|assessment))/u;
const IMAGE =
  /(?<![a-z])(?:irm|scan|tdm|rx|radio(?:graphi)?[a-z]*|tomo[a-z]*|scinti[a-z]*|mri|ct|x-rays?|imag[a-z]*|osseu(?:x|se)|bony|bone|bien consolid|well consolid)/u;
const PERSON_OR_CASE = /(?<![a-z])(?:lesion|dossier|travailleu|cnesst|injury|worker|claim|patiente?)/u;
const NOT =
  /(?<![a-z])(?:non[ -]consolid|unconsolid|(?:not|never|pas|jamais)(?: [a-z]+){0,3}? consolid|consolid[a-z]*\s+(?:n'(?:est|etait|a)\s+(?:pas|toujours pas)|is not|was not|has not|had not))/u;
const SAME_DATE = /(?:cette|meme|that|same|this) (?:date|jour|day)/u;

/** What each sentence of a history that speaks of consolidation speaks of, by its index. */
export function readConsolidations(
  told: readonly ToldSentence[],
  event: ToldEvent | null,
  context: ConsolidationContext,
): ReadonlyMap<number, ConsolidationKind> {
  const lesions = lesionsOf(told, event?.index ?? null, context.accepted);
  const kinds = told.flatMap(({ plain }, index): (readonly [number, ConsolidationKind])[] =>
    CONSOLIDATED.test(plain)
      ? [[index, kindOf({ told, index, event: event?.date ?? null, lesions, context })]]
      : [],
  );
  return new Map(kinds);
}

interface Place {
  readonly told: readonly ToldSentence[];
  readonly index: number;
  /** `yyyymmdd`, or null where no event is dated. */
  readonly event: number | null;
  readonly lesions: readonly Lesion[];
  readonly context: ConsolidationContext;
}

function kindOf({ told, index, event, lesions, context }: Place): ConsolidationKind {
  const clause = clauseOf(told[index]?.plain ?? '');
  if (IMAGE.test(clause) && !PERSON_OR_CASE.test(clause)) return 'bone';
  const before = told[index]?.opensParagraph === true ? '' : (told[index - 1]?.plain ?? '');
  const dates = datesIn(clause, context.language);
  const own = NOT.test(clause) ? 'denied' : 'own';
  if (TODAY.test(clause)) return own === 'own' ? 'today' : own;
  const evaluated = Number(context.evaluated.replaceAll('-', ''));
  const near = SAME_DATE.test(clause) ? datesIn(before, context.language) : [];
  if (own === 'own' && evaluated > 0 && [...dates, ...near].includes(evaluated)) return 'today';
  if (event !== null) {
    const named = caseDates(clause, context.language);
    if (named.some((date) => !overlaps(date, event))) return 'foreign';
    const ofThis = named.length > 0;
    const known = dates.length > 0 ? dates : datesBefore(told, index);
    if (!ofThis && known.length > 0 && known.every((date) => isSurelyBefore(date, event))) return 'foreign';
    if (ofThis) return own;
  }
  if (isOther(clause) || isOther(before)) return 'foreign';
  return isOfLesion(clause, lesions) ? own : 'foreign';
}

/** The clause of the consolidation: what a new clause adds after it is left out. */
function clauseOf(text: string): string {
  const place = text.search(CONSOLIDATED);
  const end = /[;]|,?\s(?:mais|et|puis|malgre|but|and|despite)\s|,\s(?:avec|with)\s/u.exec(text.slice(place));
  const start = text.slice(0, place).lastIndexOf(';') + 1;
  return text.slice(start, end === null ? text.length : place + end.index);
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
function datesBefore(told: readonly ToldSentence[], index: number): readonly number[] {
  const furthest = Math.max(0, index - FURTHEST);
  for (let place = index; place > furthest && told[place]?.opensParagraph === false; place -= 1) {
    const dates = told[place - 1]?.dates ?? [];
    if (dates.length > 0) return dates;
  }
  return [];
}

/** The accepted diagnoses; without any, what the event and the diagnoses of the history name. */
export function lesionsOf(
  told: readonly ToldSentence[],
  event: number | null,
  accepted: string,
): readonly Lesion[] {
  if (accepted.trim() !== '') return acceptedLesions(accepted);
  const end = event === null ? 0 : told.findIndex(({ opensParagraph }, at) => at > event && opensParagraph);
  return told
    .filter(({ plain }, index) => {
      if (CONSOLIDATED.test(plain) || isOther(plain)) return false;
      if (event !== null && index >= event && (end === -1 || index < end)) return true;
      return index > (event ?? 0) && plain.includes('diagnos');
    })
    .map(({ plain }) => lesionOf(plain))
    .filter(({ regions }) => regions.length > 0);
}
