import type { Reading } from './fact.ts';

const ALL = new Set(['tous', 'toutes']);
/** After « toutes deux »: « tous les deux jours » counts days. */
const AFTER = new Set(['a', 'au', 'aux', 'sont', 'etaient', 'mesurent', 'de']);
const BEING = new Set(['are', 'were', 'measure', 'measured', 'is', 'was']);
/** Words between "both" and the number that the two share: "were both limited to 90". */
const REACH = 4;

/** Takes « toutes deux » and the "both" of "were both 90°", which only say that two things named share what follows. */
export function readJointCounts(reading: Reading): void {
  if (reading.language === 'fr') readFrench(reading);
  else readEnglish(reading);
}

function readFrench({ tokens, taken }: Reading): void {
  tokens.forEach(({ key }, at) => {
    if (!ALL.has(key)) return;
    const count = tokens[at + 1]?.key === 'les' ? at + 2 : at + 1;
    const after = tokens[count + 1];
    if (tokens[count]?.key !== 'deux' || taken[count] === 1) return;
    const isJoint = after === undefined || after.kind === 'mark' || AFTER.has(after.key);
    if (isJoint) for (let place = at; place <= count; place += 1) taken[place] = 1;
  });
}

function readEnglish({ tokens, taken, clause }: Reading): void {
  tokens.forEach(({ key }, at) => {
    if (key !== 'both' || !BEING.has(tokens[at - 1]?.key ?? '')) return;
    const isBeforeNumber = tokens
      .slice(at + 1, at + 1 + REACH)
      .some(({ kind }, ahead) => kind === 'digits' && clause[at + 1 + ahead] === clause[at]);
    if (isBeforeNumber) taken[at] = 1;
  });
}
