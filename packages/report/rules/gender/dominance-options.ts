import { OPTION_SETS } from '../../catalogue/index.ts';
import type { Option } from '../../catalogue/index.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  male: ['droitier', 'gaucher', 'ambidextre'],
  female: ['droitière', 'gauchère', 'ambidextre'],
};

/** The choices of `examenDominance` in the wording of that gender; none before it is chosen. */
export function dominanceOptions(gender: string): readonly Option[] {
  const words = WORDS[gender] ?? [];
  return OPTION_SETS.dominance.filter((option) => words.includes(option.value));
}
