import { fold } from '@constat/language/text';
import { OPTION_SETS, optionLabel } from '../catalogue/index.ts';
import type { Option } from '../catalogue/index.ts';
import { dominanceOptions } from './gender/dominance-options.ts';

/** The hand that is said to be the dominant one. */
export type Handedness = 'right' | 'left' | 'both';

const HANDS: Readonly<Record<Handedness, ReadonlySet<string>>> = {
  right: new Set(['droitier', 'droitiere', 'droit', 'droite', 'right', 'righthanded', 'righthander']),
  left: new Set(['gaucher', 'gauchere', 'gauche', 'left', 'lefthanded', 'lefthander']),
  both: new Set(['ambidextre', 'ambidextrous', 'ambidexter']),
};

/**
 * The words that may stand around without changing what is said. Any other word, such as « contrariée », « non » or
 * « pour écrire », says more than a hand, and then nothing is read.
 */
const AROUND: ReadonlySet<string> = new Set(
  (
    'il elle est le la l sa son de du a au cote main membre superieur dominant dominante dominance travailleur travailleuse ' +
    'patient patiente depuis toujours he she they is are the worker hand handed hander upper limb side dominantly his her always'
  ).split(' '),
);

/** The dominant hand that a text states and nothing beside it; undefined where it says more, or something else. */
export function readHandedness(text: string): Handedness | undefined {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const found = new Set<Handedness>();
  for (const word of words) {
    const hand = (['right', 'left', 'both'] as const).find((one) => HANDS[one].has(word));
    if (hand !== undefined) found.add(hand);
    else if (!AROUND.has(word)) return undefined;
  }
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/** The dominant hand of a choice of section 9. */
function handednessOf(choice: string): Handedness | undefined {
  return OPTION_SETS.dominance.some(({ value }) => value === choice) ? readHandedness(choice) : undefined;
}

/**
 * What section 9 may take over from section 4: its dominance in the worker's gender. Undefined where section 4 states no
 * hand, where section 9 says the same, and before the gender is chosen.
 */
export function proposedExamDominance(
  stated: string,
  { present, gender }: { readonly present: string; readonly gender: string },
): Option | undefined {
  const hand = readHandedness(stated);
  if (hand === undefined || handednessOf(present) === hand) return undefined;
  return dominanceOptions(gender).find(({ value }) => readHandedness(value) === hand);
}

/**
 * What section 4 may take over from section 9, in the language of the report. A text that says more than a hand is the
 * physician's own, and nothing is proposed in its place.
 */
export function proposedDominance(
  examined: string,
  { present, language }: { readonly present: string; readonly language: 'fr' | 'en' },
): string | undefined {
  const hand = handednessOf(examined);
  if (hand === undefined) return undefined;
  const stated = readHandedness(present);
  if (present.trim() !== '' && (stated === undefined || stated === hand)) return undefined;
  return optionLabel('dominance', examined, language);
}
