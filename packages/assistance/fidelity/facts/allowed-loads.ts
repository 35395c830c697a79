import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';

/** Done with a load: what somebody may do with one is allowed, hardly possible. */
const WITH_LOADS = new Set(['lift', 'carry', 'push', 'pull', 'handle', 'hold', 'drag', 'lower', 'raise']);
/** Words between « may » and its verb. */
const BETWEEN = new Set(['also', 'only', 'now', 'still', 'occasionally', 'frequently']);

/** Reads "may lift 10 kg" as what is allowed, so that the verb stays one of those that share the value. */
export function readAllowedLoads(reading: Reading): void {
  const { tokens, taken, language } = reading;
  if (language !== 'en') return;
  tokens.forEach(({ key }, at) => {
    if (key !== 'may' || taken[at] === 1) return;
    const next = BETWEEN.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
    if (WITH_LOADS.has(tokens[next]?.key ?? '')) addFact(reading, 'permission', 'allowed+', at, at);
  });
}
