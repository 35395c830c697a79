import { readFileSync } from 'node:fs';

/** A dictation with a correction, or with its words as prose, and what was settled of it before the rules were written. */
export interface CorrectionPassage {
  readonly spoken: string;
  /** What must stand, and what must not where the passage is not marked; null where all stays as it is. */
  readonly facts: { readonly right: readonly string[]; readonly wrong: readonly string[] } | null;
}

const LINE = /^(?:== (?<prose>.+)|(?<spoken>.+) => (?<right>.+) !! (?<wrong>.+))$/;

export type PassageSet =
  | 'development'
  | 'held-out'
  | 'values-development'
  | 'values-held-out'
  | 'refused-development'
  | 'refused-held-out';

/**
 * The passages of a language. `development` was read while the rules were written,
 * `held-out` was not; so with the sets of values of every kind, and with those of a bare « non » or "no". In the files `&` and
 * `!!` part right facts from wrong ones, and `==` begins prose.
 */
export function correctionPassages(set: PassageSet, language: 'fr' | 'en'): CorrectionPassage[] {
  const lines = readFileSync(new URL(`${set}-${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { prose, spoken, right, wrong } = LINE.exec(line)?.groups ?? {};
    if (prose !== undefined) return { spoken: prose, facts: null };
    if (spoken === undefined || right === undefined || wrong === undefined)
      throw new Error(`not a passage: ${line}`);
    return { spoken, facts: { right: right.split(' & '), wrong: wrong.split(' & ') } };
  });
}
