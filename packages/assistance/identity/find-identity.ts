import { findAddresses } from './find-addresses.ts';
import { findBirthDates } from './find-birth-dates.ts';
import { foldedText } from './folded-text.ts';
import { findNames } from './find-names.ts';
import { findNumbers } from './find-numbers.ts';
import { findIdentifierPatterns } from './find-identifier-patterns.ts';

/** A person by name. */
export interface PersonName {
  readonly last: string;
  readonly first: string;
}

/** What tells who a report is about, and who wrote it. Blank parts tell nothing. */
export interface Identity {
  readonly names?: readonly PersonName[];
  /** In any form that a date is written in. */
  readonly birthDates?: readonly string[];
  /** Of the insured, of files, of telephones. */
  readonly numbers?: readonly string[];
  /** Each in one line, as it is written on a letter. */
  readonly addresses?: readonly string[];
  readonly emails?: readonly string[];
}

/** What a place of a text tells. */
export type IdentityKind = 'name' | 'date' | 'number' | 'address' | 'email';

/** A place of a text, in offsets. */
export interface IdentityPlace {
  readonly kind: IdentityKind;
  readonly start: number;
  readonly end: number;
}

/** The places of a text that tell that identity, or one by their shape, in order; none overlaps another. */
export function findIdentity(text: string, identity: Identity): readonly IdentityPlace[] {
  const folded = foldedText(text);
  const places = [
    ...findIdentifierPatterns(text, folded),
    ...findAddresses(text, folded, identity),
    ...findNumbers(text, folded, identity.numbers ?? []),
    ...findBirthDates(text, identity.birthDates ?? []),
    ...findNames(text, identity.names ?? []),
  ];
  const merged: IdentityPlace[] = [];
  for (const place of places.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const before = merged.at(-1);
    if (before === undefined || place.start >= before.end) merged.push(place);
    else if (place.end > before.end) merged[merged.length - 1] = { ...before, end: place.end };
  }
  return merged;
}
