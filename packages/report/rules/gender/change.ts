export type Gender = 'male' | 'female';

/** One word of the other gender, where it stands, and what takes its place. Offsets are of UTF-16 code units. */
export interface GenderChange {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly replacement: string;
}

/** Whom or what words refer to. */
export interface Referent {
  readonly kind: 'worker' | 'other' | 'thing';
  readonly gender: 'male' | 'female' | 'either';
  readonly isProfessional?: boolean;
}

export const WORKER: Referent = { kind: 'worker', gender: 'either' };

/** True when a pronoun of that gender may stand for the referent. */
export function agrees(referent: Referent, gender: Gender): boolean {
  return referent.gender === 'either' || referent.gender === gender;
}
