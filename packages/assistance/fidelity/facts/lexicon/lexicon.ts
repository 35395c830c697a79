import type { FactKind } from '../../difference.ts';

/**
 * Expressions by kind and key, separated by commas, in any inflection of number and gender. Two expressions under one
 * key say the same thing. A key `2|times&/day` stands for a number and a frequency, `side:right&knee` for a side and a
 * thing of the kind that the key stands under.
 */
export type Lexicon = Readonly<Partial<Record<FactKind, Readonly<Record<string, string>>>>>;
