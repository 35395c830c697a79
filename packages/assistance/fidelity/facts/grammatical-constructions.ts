/** English and French constructions that are read before the lexicon: each says less, or something else, than its words. */
import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';

/** Done with a load: what somebody may do with one is allowed, hardly possible. */
const WITH_LOADS = new Set(['lift', 'carry', 'push', 'pull', 'handle', 'hold', 'drag', 'lower', 'raise']);
/** Words between « may » and its verb. */
const BETWEEN_MAY_AND_VERB = new Set(['also', 'only', 'now', 'still', 'occasionally', 'frequently']);

/** Reads "may lift 10 kg" as what is allowed, so that the verb stays one of those that share the value. */
export function readAllowedLoads(reading: Reading): void {
  const { tokens, taken, language } = reading;
  if (language !== 'en') return;
  tokens.forEach(({ key }, at) => {
    if (key !== 'may' || taken[at] === 1) return;
    const next = BETWEEN_MAY_AND_VERB.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
    if (WITH_LOADS.has(tokens[next]?.key ?? '')) addFact(reading, 'permission', 'allowed+', at, at);
  });
}

const BEFORE_GOING = /^(?:am|is|are|m|s|re)$/u;

/** Takes "going to" and "'ll", which say no more than "will" does. */
export function readFutureMarks({ language, tokens, taken }: Reading): void {
  if (language !== 'en') return;
  tokens.forEach(({ key, joiner }, at) => {
    if (key === 'll' && joiner === '’') taken[at] = 1;
    const isNext =
      BEFORE_GOING.test(tokens[at - 1]?.key ?? '') || BEFORE_GOING.test(tokens[at - 2]?.key ?? '');
    if (key === 'going' && tokens[at + 1]?.key === 'to' && tokens[at + 2]?.kind === 'word' && isNext) {
      taken[at] = 1;
      taken[at + 1] = 1;
    }
  });
}

const ALL = new Set(['tous', 'toutes']);
/** After « toutes deux »: « tous les deux jours » counts days. */
const AFTER_TWO = new Set(['a', 'au', 'aux', 'sont', 'etaient', 'mesurent', 'de']);
const BEING = new Set(['are', 'were', 'measure', 'measured', 'is', 'was']);
/** Words between "both" and the number that the two share: "were both limited to 90". */
const BOTH_REACH = 4;

/** Takes « toutes deux » and the "both" of "were both 90°", which only say that two things named share what follows. */
export function readJointCounts(reading: Reading): void {
  if (reading.language === 'fr') readFrenchJointCounts(reading);
  else readEnglishJointCounts(reading);
}

function readFrenchJointCounts({ tokens, taken }: Reading): void {
  tokens.forEach(({ key }, at) => {
    if (!ALL.has(key)) return;
    const count = tokens[at + 1]?.key === 'les' ? at + 2 : at + 1;
    const after = tokens[count + 1];
    if (tokens[count]?.key !== 'deux' || taken[count] === 1) return;
    const isJoint = after === undefined || after.kind === 'mark' || AFTER_TWO.has(after.key);
    if (isJoint) for (let place = at; place <= count; place += 1) taken[place] = 1;
  });
}

function readEnglishJointCounts({ tokens, taken, clause }: Reading): void {
  tokens.forEach(({ key }, at) => {
    if (key !== 'both' || !BEING.has(tokens[at - 1]?.key ?? '')) return;
    const isBeforeNumber = tokens
      .slice(at + 1, at + 1 + BOTH_REACH)
      .some(({ kind }, ahead) => kind === 'digits' && clause[at + 1 + ahead] === clause[at]);
    if (isBeforeNumber) taken[at] = 1;
  });
}

const RESTRICTION_REACH = 6;
/** Words after which « que » belongs to another turn: « ne … pas que », « ne … plus que ». */
const NOT_RESTRICTIVE = new Set('pas plus jamais rien personne aucun aucune'.split(' '));

/** Reads « ne … que » as what it says: only. */
export function readRestrictions(reading: Reading): void {
  const { tokens, clause, taken, language } = reading;
  if (language !== 'fr') return;
  tokens.forEach(({ key }, at) => {
    if ((key !== 'que' && key !== 'qu') || taken[at] === 1) return;
    for (let back = at - 1; back >= at - RESTRICTION_REACH && clause[back] === clause[at]; back -= 1) {
      const word = tokens[back]?.key ?? '';
      if (NOT_RESTRICTIVE.has(word)) return;
      if (word !== 'ne' && word !== 'n') continue;
      addFact(reading, 'comparison', 'only', at, at);
      return;
    }
  });
}
