/** Sentences of the history as lines of a conclusion: each with the sentences that it depends on and with its outcome. */
import type { History, ReadSentence } from './history.ts';
import { withoutOpeningIdentity } from './opening-identity.ts';
import { inlineText } from './inline-text.ts';
import type { ConclusionRequest } from './model.ts';
import { SAME_DATE, passageStart } from './history-passages.ts';
import { namesDrug, tellsOfMove } from './sentence-topics.ts';
import { say } from './conclusion-words.ts';

/** Sentences that go together, by their places in the history. */
interface Line {
  readonly places: readonly number[];
  /** Nobody near is named whom it speaks of: it is cited. */
  readonly isCited: boolean;
}

/** How many sentences may follow the one that is chosen. */
const MOST_FOLLOWERS = 4;
/** Care begins, or somebody is consulted: the event is told. */
const CARE_BEGINS = {
  fr: /(?<![a-z])(?:consult[a-z]*|vue?s?|evalue[a-z]*|examine[a-z]*|amenee?|transportee?|urgence|hopital|clinique|medecin|docteure?|dre?|diagnosti[a-z]*|prescri[a-z]*|traite[a-z]*)(?![a-z])/u,
  en: /(?<![a-z])(?:consult[a-z]*|seen|saw|examined|evaluated|taken|emergency|hospital|clinic|physician|doctor|dr|diagnos[a-z]*|prescri[a-z]*|treat[a-z]*|sent)(?![a-z])/u,
} as const;
const PERSON = {
  fr: /(?<![a-z])(?:il(?!\s+(?:n'\s?)?y\s)|elle|travailleu[a-z]*|patiente?|monsieur|madame|mme|docteure?|dre?|medecin|physiatre|orthopediste|chirurgien[a-z]*)(?![a-z])/u,
  en: /(?<![a-z])(?:he|she|worker|patient|doctor|dr|physician|surgeon|physiatrist|orthopaedist)(?![a-z])/u,
} as const;
/** What was looked for and is not there: it decides as much as what is. */
const ABSENT = {
  fr: /^(?:il n'y a(?:vait)? (?:pas|aucune?|ni)|on ne note (?:pas|aucune?)|aucune?|absence d)(?![a-z])/u,
  en: /^(?:there (?:is|was|were|are) (?:no|neither)|no|none|absence of)(?![a-z])/u,
} as const;
/** What is said to be whole. */
const WHOLE =
  /(?<![a-z])(?:intacte?s?|indemnes?|integres?|stables?|normale?s?|normaux|unremarkable|preserved)(?![a-z])/u;
const READER = /(?<![a-z])radiolog/u;

/**
 * The lines of the sentences that are chosen, in the order of the history. A chosen sentence brings along what names whom
 * it speaks of, the visit that dates it, and what is told of it at once: the course of the accident, the rest of an image's
 * result, the relief.
 */
export function historyLines(
  { sentences }: History,
  isChosen: (sentence: ReadSentence) => boolean,
  request: ConclusionRequest,
): readonly string[] {
  const { language } = request;
  const lines: Line[] = [];
  let isFirst = true;
  sentences.forEach((sentence, index) => {
    if (!isChosen(sentence)) return;
    if (sentence.finding?.kind === 'operation' && joinLine(lines, sentence.finding.place, index)) return;
    const tellsEvent = sentence.isEvent || sentence.topics.isEvent;
    const start = passageStart(sentences, index, language, isFirst && tellsEvent);
    if (start === null && sentence.topics.operation !== 'done') return;
    isFirst = false;
    const first = start ?? index;
    const before = lines.at(-1);
    const known = before?.places.at(-1) ?? -1;
    const lead = leadOf(sentences, first, known, language);
    let last = index;
    while (last - index < MOST_FOLLOWERS && follows(sentence, sentences[last + 1], language)) last += 1;
    const own = Array.from({ length: last - first + 1 }, (_, place) => first + place);
    const places = lead === null || lead >= first ? own : [lead, ...own];
    if (before !== undefined && (places[0] ?? 0) <= known) {
      const added = places.filter((place) => place > known);
      lines[lines.length - 1] = { ...before, places: [...before.places, ...added] };
    } else lines.push({ places, isCited: start === null });
  });
  return lines.map(({ places, isCited }) => {
    const scope = sentences[places.at(-1) ?? 0]?.scope;
    const own = places
      .flatMap((place) => sentences[place] ?? [])
      .filter((sentence) => sentence.scope === scope);
    const told = withoutOpeningIdentity(own, request)
      .map((text) => inlineText(text))
      .join(' ');
    return isCited ? say('operation', language, { text: told.replaceAll(/[«»“”]\s?/gu, '"') }) : told;
  });
}

/** Puts a sentence into the line that holds another place; false where no line does. */
function joinLine(lines: Line[], place: number, added: number): boolean {
  const at = lines.findLastIndex(({ places }) => places.includes(place));
  const line = lines[at];
  if (line === undefined) return false;
  if (!line.places.includes(added)) lines[at] = { ...line, places: [...line.places, added] };
  return true;
}

/**
 * The sentence that dates an undated one, in its paragraph: the visit just before it, the line that it goes on with, or
 * what « le même jour » refers to.
 *
 * @param known the last sentence that is told already, or -1
 */
function leadOf(
  sentences: readonly ReadSentence[],
  place: number,
  known: number,
  language: 'fr' | 'en',
): number | null {
  const sentence = sentences[place];
  if (sentence === undefined || sentence.opensParagraph || sentence.dates.length > 0) return null;
  if (sentence.finding?.kind === 'visit') return sentence.finding.place;
  const isSameDay = SAME_DATE.test(sentence.text);
  const furthest = isSameDay ? place - MOST_FOLLOWERS : place - 1;
  for (let at = place - 1; at >= Math.max(0, furthest); at -= 1) {
    const lead = sentences[at];
    if (lead === undefined || lead.scope !== sentence.scope) return null;
    if (at === known && at === place - 1) return at;
    if (lead.dates.length > 0)
      return isSameDay || (CARE_BEGINS[language].test(lead.plain) && lead.consolidation === null) ? at : null;
    if (lead.opensParagraph) return null;
  }
  return null;
}

/** Whether a sentence opens with a pronoun for the image that shows. */
function isOfImage({ need }: ReadSentence): boolean {
  return need?.kind === 'image' || need?.kind === 'clinician-or-image';
}

/** Whether the next sentence goes on with what the chosen one tells. */
function follows(chosen: ReadSentence, next: ReadSentence | undefined, language: 'fr' | 'en'): boolean {
  if (
    next === undefined ||
    next.opensParagraph ||
    next.scope !== chosen.scope ||
    next.isEvent ||
    next.topics.isOfFamily
  )
    return false;
  const { topics } = chosen;
  if (topics.isWork && !next.topics.isWork && tellsOfMove(next.plain, language))
    return (
      (PERSON[language].test(next.plain) || next.dates.length > 0) &&
      // « La prégabaline est débutée » goes on with no work.
      !namesDrug(next.own, language)
    );
  if (next.dates.length > 0 || next.consolidation !== null) return false;
  if (chosen.isEvent || (topics.isEvent && !topics.isDiagnosis))
    return (
      !CARE_BEGINS[language].test(next.plain) &&
      next.topics.imaging === 'none' &&
      next.topics.operation === 'none' &&
      next.topics.injection === 'none'
    );
  const isAct = next.topics.isCare || next.topics.injection !== 'none' || next.topics.operation !== 'none';
  if (isAct) return false;
  if (ABSENT[language].test(next.plain)) return true;
  const isOfPerson = PERSON[language].test(next.plain) && !READER.test(next.plain) && !isOfImage(next);
  if (topics.operation === 'done' || topics.injection === 'done')
    return next.topics.isEffect || (!isOfPerson && WHOLE.test(next.plain));
  return (topics.imaging === 'done' || isOfImage(chosen)) && !isOfPerson;
}
