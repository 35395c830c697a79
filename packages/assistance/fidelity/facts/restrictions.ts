import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';

const REACH = 6;
/** Words after which « que » belongs to another turn: « ne … pas que », « ne … plus que ». */
const OTHERS = new Set('pas plus jamais rien personne aucun aucune'.split(' '));

/** Reads « ne … que » as what it says: only. */
export function readRestrictions(reading: Reading): void {
  const { tokens, clause, taken, language } = reading;
  if (language !== 'fr') return;
  tokens.forEach(({ key }, at) => {
    if ((key !== 'que' && key !== 'qu') || taken[at] === 1) return;
    for (let back = at - 1; back >= at - REACH && clause[back] === clause[at]; back -= 1) {
      const word = tokens[back]?.key ?? '';
      if (OTHERS.has(word)) return;
      if (word !== 'ne' && word !== 'n') continue;
      addFact(reading, 'comparison', 'only', at, at);
      return;
    }
  });
}
