/** Section 7 as a conclusion reads it: its sentences, what each tells, and of which event. */
import { textOf } from '@constat/report/rules';
import { isSurelyBefore } from '../event-date.ts';
import { isListLine } from '../tidy-lines.ts';
import { lesionsOf, readConsolidations } from './consolidation.ts';
import type { ConsolidationKind } from './consolidation.ts';
import { findEvent, isNear, isOther, tellsOfEvent } from './find-event.ts';
import type { ToldEvent } from './find-event.ts';
import { findingsOf } from './findings.ts';
import type { Finding } from './findings.ts';
import { inlineText } from './inline-text.ts';
import { lesionOf } from './named-lesions.ts';
import type { Lesion } from './named-lesions.ts';
import type { ConclusionRequest } from './model.ts';
import { readTold } from './history-passages.ts';
import type { ToldSentence } from './history-passages.ts';
import { namesLesion, topicsOf } from './sentence-topics.ts';
import type { Topics } from './sentence-topics.ts';

/**
 * Of which event a sentence is: of the one that is evaluated; of something `earlier`; of a personal `condition` without a
 * date; or of an `other` accident or lesion that is not known to be earlier.
 */
export type Scope = 'own' | 'earlier' | 'condition' | 'other';

/** A sentence with what it tells. */
export interface ReadSentence extends ToldSentence {
  readonly topics: Topics;
  readonly scope: Scope;
  readonly consolidation: ConsolidationKind | null;
  readonly isEvent: boolean;
  /** Of an operation or of a visit that is told before; null where the sentence is no such finding. */
  readonly finding: Finding | null;
}

/** The history of a report. */
export interface History {
  readonly sentences: readonly ReadSentence[];
  readonly event: ToldEvent | null;
  /** What is evaluated, by part of the body and side; empty where nothing names it. */
  readonly lesions: readonly Lesion[];
}

/** A condition that was there before, or an accident that is not the one that is evaluated. */
const BEFORE =
  /(?<![a-z])(?:deja (?:ete |eu |subi |fait |presente |connu|consolid|souffert|blesse|opere)|s'etait deja|(?:avait|presentait|souffrait) deja (?:d'une?|de|une?|des)|pre-?existan[a-z]*|pre-?existing|condition personnelle|personal condition|had (?:previously|already)|already suffer[a-z]*|already had [a-z ]{0,40}before (?:the|this|that|his|her) (?:accident|event|fall|injury)|previously (?:injured|operated|sprained|fractured|treated|hurt)|connue? (?:depuis|pour)|known (?:since|for)|diabet[a-z]+)(?![a-z])/u;

/** What follows is a circumstance of what the clause tells: « consolidée malgré une condition préexistante ». */
const CIRCUMSTANCE =
  /(?<![a-z])(?:malgre|vu (?:une?|la|les?|l'|sa|son|ses|cette|des)|etant donne|en raison|a cause|du fait|compte tenu|tenant compte|en presence|aggrav[a-z]*|despite|in spite|because|due to|owing to|given|considering|in the presence|in view|on account)(?![a-z])[^,;.]*/gu;

/** Of these the words themselves say that they lie before. */
const ALREADY = /(?<![a-z])(?:deja|pre-?exist[a-z]*|already|previously)(?![a-z])/u;

/** An accident that is named as another one. */
const OTHER_ACCIDENT =
  /(?<![a-z])(?:saaq|accident (?:d'auto[a-z]*|de la route|de voiture|de moto|de velo)|(?:car|road|motor vehicle) accident|(?:second|deuxieme|autre|nouvel|nouveau|another|new|other) (?:[a-z]+ )?(?:accident|evenement|event|incident))(?![a-z])/u;

/** Reads section 7. Each sentence is looked at once. */
export function readHistory(request: ConclusionRequest): History {
  const { data, language } = request;
  const told = readTold(joinLists(textOf(data, 'historiqueEvolution')), language).map((sentence) => ({
    ...sentence,
    topics: topicsOf(sentence, language),
  }));
  const accepted = textOf(data, 'diagnosticsCnesst');
  const event = findEvent(told, { accepted, event: textOf(data, 'originalEventDate'), language });
  const consolidations = readConsolidations(told, event, {
    accepted,
    evaluated: textOf(data, 'dateEvaluation'),
    language,
  });
  // Where no event is found, the first dated sentence tells it.
  const first = event?.index ?? (event === null ? told.findIndex(({ isDated }) => isDated) : -1);
  const findings = findingsOf(
    told,
    language,
    Number(textOf(data, 'dateEvaluation').replaceAll('-', '')) || 0,
  );
  let carried: Scope = 'own';
  const sentences: ReadSentence[] = [];
  told.forEach((sentence, index) => {
    const { topics } = sentence;
    const finding = findings.get(index) ?? null;
    const consolidation = consolidations.get(index) ?? null;
    const isEvent = index === first;
    const own = isEvent ? 'own' : scopeOf(sentence, consolidation, topics, event);
    const goesOn = !sentence.opensParagraph && sentence.dates.length === 0 && consolidation !== 'own';
    // A finding of an operation is of what the operation is of.
    const operation = finding?.kind === 'operation' ? sentences[finding.place] : undefined;
    const scope: Scope = operation?.scope ?? (own === 'own' && goesOn && !isEvent ? carried : own);
    // A passage on another accident goes on until a date; a personal condition is told in its own sentence.
    const isAccident = tellsOfEvent(sentence.plain) || isOther(sentence.plain) || consolidation !== null;
    carried = scope !== own || isAccident ? scope : 'own';
    sentences.push({ ...sentence, consolidation, isEvent, scope, finding });
  });
  return { sentences, event, lesions: lesionsOf(told, event?.index ?? null, accepted) };
}

function scopeOf(
  { plain, dates }: ToldSentence,
  consolidation: ConsolidationKind | null,
  topics: Topics,
  event: ToldEvent | null,
): Scope {
  const day = event?.date ?? null;
  // The event itself may be told with another day.
  const isOfEvent =
    topics.isEvent && day !== null && dates.some((date) => date % 100 > 0 && isNear(date, day));
  if (!isOfEvent && day !== null && dates.length > 0 && dates.every((date) => isSurelyBefore(date, day)))
    return 'earlier';
  const isLater = day !== null && dates.some((date) => !isSurelyBefore(date, day));
  if (consolidation === 'foreign') return isLater ? 'other' : 'earlier';
  if (consolidation === 'own' || consolidation === 'denied') return 'own';
  if (isLater && day !== null && !dates.includes(day) && OTHER_ACCIDENT.test(plain)) return 'other';
  if (isLater || topics.imaging !== 'none') return 'own';
  if (isOther(plain) && !topics.isLimitation) return 'earlier';
  return BEFORE.test(plain.replaceAll(CIRCUMSTANCE, ''))
    ? ALREADY.test(plain)
      ? 'earlier'
      : 'condition'
    : 'own';
}

/** Whether a sentence names what was there before the event, as what it tells or as a circumstance of it. */
export function namesEarlier(plain: string): boolean {
  return BEFORE.test(plain);
}

/** Whether a sentence of something else than the event is worth telling beside it. */
export function isTellingApart(
  { plain, own, dates, topics, consolidation, scope, finding }: ReadSentence,
  request: ConclusionRequest,
): boolean {
  if (scope === 'own') return false;
  return (
    consolidation !== null ||
    finding?.kind === 'operation' ||
    topics.operation === 'done' ||
    topics.injection === 'done' ||
    topics.imaging !== 'none' ||
    topics.isRelapse ||
    topics.isImpairment ||
    namesEarlier(plain) ||
    tellsOfEvent(plain) ||
    (dates.length > 0 && lesionOf(plain).regions.length > 0) ||
    namesLesion(own, request.language)
  );
}

/** Lines of prose, each with the list that follows it. */
function joinLists(text: string): readonly string[] {
  const paragraphs: string[][] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = paragraphs.at(-1);
    if (last !== undefined && isListLine(line)) last.push(withoutClosing(line));
    else if (line !== '') paragraphs.push([line]);
  }
  return paragraphs.map(([line = '', ...items]) =>
    items.length === 0 ? line : inlineText([line, ...items].join('\n')).replace(/\.$/u, ''),
  );
}

/** An item without the mark that closes it: another may follow. */
function withoutClosing(item: string): string {
  return item.replace(/[.;,:]$/u, '');
}
