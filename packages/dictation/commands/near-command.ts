import { countDifferences, foldPhrase } from '@constat/language/text';
import type { VoiceCommand } from './command.ts';

/** Letters of the first word that must be those of the trigger: « insère » and « insérer » ask the same. */
const SAME_LETTERS = 5;
/** Letters by which the rest may differ. */
const MOST_DIFFERENT = 2;
/** Letters of the shortest rest: of less, two are too many. */
const SHORTEST_REST = 5;

/**
 * The command whose trigger a whole phrase nearly is, as when a word of it was misheard: « insérer neur normal ». Null
 * for a phrase that is a trigger, or is like none.
 */
export function nearCommand(phrase: string, commands: readonly VoiceCommand[]): VoiceCommand | null {
  const [first, rest] = partsOf(phrase);
  const near = commands.filter(({ trigger }) => {
    const [wanted, named] = partsOf(trigger);
    if (named.length < SHORTEST_REST || first.slice(0, SAME_LETTERS) !== wanted.slice(0, SAME_LETTERS))
      return false;
    return countDifferences(rest, named, MOST_DIFFERENT) <= MOST_DIFFERENT;
  });
  const isExact = near.some(({ trigger }) => partsOf(trigger)[1] === rest);
  return isExact ? null : (near[0] ?? null);
}

/** The first word and the others, folded. */
function partsOf(phrase: string): readonly [string, string] {
  const said = foldPhrase(phrase.replaceAll(/[.,;:!?]/gu, ' ')).trim();
  const at = said.indexOf(' ');
  return at < 0 ? [said, ''] : [said.slice(0, at), said.slice(at + 1)];
}
