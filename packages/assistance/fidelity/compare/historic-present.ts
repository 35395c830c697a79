/** Whether a sentence tells what happened then, so that its verb may stand in the present or in the past. */
import type { FactKind, TextLanguage } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { readVerbPhrases } from '../verb-tenses/read-verb-phrases.ts';
import type { VerbPhrase } from '../verb-tenses/verb-phrase.ts';

/** Words that say since when something goes on, so that a perfect holds today: "has worn since". */
export const SINCE: Readonly<Record<TextLanguage, RegExp>> = { fr: /^depuis$/u, en: /^(?:since|for)$/u };
/** Words that say for how long something lasted, so that it is over in either time. */
const LASTING_FOR: Readonly<Record<TextLanguage, RegExp>> = { fr: /^(?:pendant|durant)$/u, en: /^for$/u };
/** Words that set a sentence in the past, whatever the time of its verb. */
const BACK_THEN: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /^(?:epoque|alors|lendemain|ensuite|puis|initialement|lors)$/u,
  en: /^(?:then|afterwards?|initially|subsequently|thereafter)$/u,
};
/** Sentences before a verb in which the date of a narrative is looked for. */
const NARRATIVE = 3;
/** Tokens before a date that may say since when: « depuis l’accident du 3 mars ». */
const BEFORE_DATE = 6;

/**
 * Whether a verb in the present narrates: it, or a sentence shortly before it, has a date and no verb in the past. The
 * result of a test or of a measured movement is told in either time, and so is what lasted for a number of weeks.
 */
export function isHistoricPresent(text: TextFacts, { first }: VerbPhrase): boolean {
  const { unit, tokens } = text;
  let end = first;
  while (end < tokens.length && unit[end] === unit[first]) end += 1;
  for (let sentence = 0; sentence <= NARRATIVE && end > 0; sentence += 1) {
    let start = end - 1;
    while (start > 0 && unit[start - 1] === unit[end - 1]) start -= 1;
    const verbs = readVerbPhrases(text, [{ first: start, end }]);
    if (sentence === 0 && isOfEitherTime(text, start, end)) return true;
    if (verbs.some(({ time }) => time === 'past')) return false;
    if (verbs.some(({ time }) => time === 'present') && isDated(text, start, end)) return true;
    end = start;
  }
  return false;
}

function isOfEitherTime({ facts, tokens, language }: TextFacts, start: number, end: number): boolean {
  const own = facts.filter(({ first }) => first >= start && first < end);
  const has = (kind: FactKind): boolean => own.some((fact) => fact.kind === kind);
  if ((has('test') && has('test-result')) || (has('movement') && has('number'))) return true;
  // « alors que » joins two things of one time.
  const isThen = (at: number): boolean =>
    BACK_THEN[language].test(tokens[at]?.key ?? '') && !/^qu?e?$/u.test(tokens[at + 1]?.key ?? '');
  return (
    lastsForWeeks({ facts: own, tokens, language }, start, end) ||
    tokens.slice(start, end).some((_token, place) => isThen(start + place))
  );
}

/** Whether some sentences say for how long something lasted: « pendant six semaines ». */
export function lastsForWeeks(
  { facts, tokens, language }: Pick<TextFacts, 'facts' | 'tokens' | 'language'>,
  start: number,
  end: number,
): boolean {
  return facts.some(
    ({ kind, first }) =>
      kind === 'number' &&
      first > start &&
      first < end &&
      LASTING_FOR[language].test(tokens[first - 1]?.key ?? ''),
  );
}

function isDated({ facts, tokens, language }: TextFacts, start: number, end: number): boolean {
  return facts.some(({ kind, first }) => {
    if (kind !== 'date' || first < start || first >= end) return false;
    const before = tokens.slice(Math.max(start, first - BEFORE_DATE), first);
    return !before.some(({ key }) => SINCE[language].test(key));
  });
}
