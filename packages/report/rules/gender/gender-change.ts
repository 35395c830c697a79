export type Gender = 'male' | 'female';

/** One word of the other gender, where it stands, and what takes its place. Offsets are of UTF-16 code units. */
export interface GenderChange {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly replacement: string;
  /** True for an article or adjective that makes sense only if the word after it changes too. */
  readonly isWithNext?: boolean;
}

/** Whom or what words refer to. */
export interface Referent {
  /** `none`: the writer, or the « il » of « il faut »; `unclear`: the worker or somebody else, nothing says which. */
  readonly kind: 'worker' | 'other' | 'thing' | 'none' | 'unclear';
  readonly gender: 'male' | 'female' | 'either';
  readonly isProfessional?: boolean;
  readonly isPlural?: boolean;
  readonly isBodyPart?: boolean;
}

export const WORKER: Referent = { kind: 'worker', gender: 'either' };
/** The worker or somebody else: nothing says which. */
export const UNCLEAR: Referent = { kind: 'unclear', gender: 'either' };
export const NOBODY: Referent = { kind: 'none', gender: 'either' };

/** True when a pronoun of that gender may stand for the referent. */
export function agrees(referent: Referent, gender: Gender): boolean {
  if (referent.isPlural === true || referent.kind === 'none') return false;
  return referent.gender === 'either' || referent.gender === gender;
}

/** The words of the other gender in a text. */
export interface FoundWords {
  /** Grammar proves them to be about the worker. */
  readonly changes: readonly GenderChange[];
  /** They may be about the worker, or about somebody or something else. */
  readonly doubts: readonly GenderChange[];
}
