/** Sentences of the history as lines of a conclusion: each with what it leans on and with what came of it. */
import type { History, ReadSentence } from './history.ts';
import { inlineText } from './inline-text.ts';
import type { ConclusionRequest } from './model.ts';
import { passageStart } from './passage.ts';
import { tellsOfMove } from './topics.ts';
import { say } from './words.ts';

/** Sentences that go together. */
interface Line {
  readonly first: number;
  readonly last: number;
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
const READER = /(?<![a-z])radiolog/u;

/**
 * The lines of the sentences that are chosen, in the order of the history. A chosen sentence brings along what names whom
 * it speaks of, and what is told of it at once: the course of the accident, the rest of an image's result, the relief.
 */
export function historyLines(
  { sentences }: History,
  isChosen: (sentence: ReadSentence) => boolean,
  { language }: ConclusionRequest,
): readonly string[] {
  const lines: Line[] = [];
  let isFirst = true;
  sentences.forEach((sentence, index) => {
    if (!isChosen(sentence)) return;
    const start = passageStart(sentences, index, language, isFirst);
    if (start === null && sentence.topics.operation !== 'done') return;
    isFirst = false;
    let last = index;
    while (last - index < MOST_FOLLOWERS && follows(sentence, sentences[last + 1], language)) last += 1;
    const first = start ?? index;
    const before = lines.at(-1);
    if (before !== undefined && first <= before.last) lines[lines.length - 1] = { ...before, last: Math.max(last, before.last) };
    else lines.push({ first, last, isCited: start === null });
  });
  return lines.map(({ first, last, isCited }) => {
    const told = sentences
      .slice(first, last + 1)
      .filter(({ scope }, place) => scope === sentences[last]?.scope || place === last - first)
      .map(({ text }) => inlineText(text))
      .join(' ');
    return isCited ? say('operation', language, { text: told.replaceAll(/[«»“”]\s?/gu, '"') }) : told;
  });
}

/** Whether the next sentence goes on with what the chosen one tells. */
function follows(chosen: ReadSentence, next: ReadSentence | undefined, language: 'fr' | 'en'): boolean {
  if (next === undefined || next.opensParagraph || next.scope !== chosen.scope || next.isEvent) return false;
  const { topics } = chosen;
  if (topics.isWork && !next.topics.isWork && tellsOfMove(next.plain, language)) return PERSON[language].test(next.plain) || next.dates.length > 0;
  if (next.dates.length > 0 || next.consolidation !== null) return false;
  if (chosen.isEvent || (topics.isEvent && !topics.isDiagnosis))
    return !CARE_BEGINS[language].test(next.plain) && next.topics.imaging === 'none';
  const isOfPerson = PERSON[language].test(next.plain) && !READER.test(next.plain);
  if (topics.operation === 'done' || topics.injection === 'done') return next.topics.isEffect;
  return topics.imaging === 'done' && !isOfPerson && !next.topics.isCare && next.topics.injection === 'none' && next.topics.operation === 'none';
}
