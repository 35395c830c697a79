import type { Reading } from './fact.ts';

/** Words after "not" among which "anymore" is looked for. */
const REACH = 15;

/** Whether the denial at a token says that something came to its end: « ne … plus », "no longer", "not … anymore". */
export function isCessation({ tokens, clause, language }: Reading, at: number): boolean {
  const key = tokens[at]?.key;
  if (language === 'fr') return key === 'plus';
  if (key === 'no') return tokens[at + 1]?.key === 'longer';
  for (let ahead = at + 1; ahead <= at + REACH && clause[ahead] === clause[at]; ahead += 1)
    if (endsSpan(tokens, ahead)) return true;
  return false;
}

/** Whether a token is the end of "anymore", "any more", "any longer". */
export function endsSpan(tokens: Reading['tokens'], at: number): boolean {
  const key = tokens[at]?.key;
  return key === 'anymore' || ((key === 'longer' || key === 'more') && tokens[at - 1]?.key === 'any');
}
