import { PASSWORD_LENGTH } from '@constat/contract/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../platform/refusal.ts';

/** Some 49,000 passwords that leaks have shown to be the most used, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
const PRODUCT = 'constat';
/** Shorter parts of a name stand in many words. */
const SHORTEST_NAME = 3;

/**
 * Refuses a new password that is too short, or that is tried first: one of the most used, or one of which little is left
 * without the names of the product and of its owner. Any composition will do; nothing is cut off or changed.
 * @throws Refusal PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON or PASSWORD_TOO_GUESSABLE
 */
export function checkNewPassword(
  password: string,
  { username, displayName }: { readonly username: string; readonly displayName: string },
): void {
  if (charactersOf(password) < PASSWORD_LENGTH.minimum) throw new Refusal('PASSWORD_TOO_SHORT');
  const folded = fold(password);
  if (COMMON.has(folded)) throw new Refusal('PASSWORD_TOO_COMMON');
  const names = [PRODUCT, fold(username), ...fold(displayName).split(/[\s.'’-]+/u)];
  const rest = names
    .filter((name) => name.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, ''), folded);
  if (rest !== folded && charactersOf(rest) < PASSWORD_LENGTH.minimum)
    throw new Refusal('PASSWORD_TOO_GUESSABLE');
}

function charactersOf(text: string): number {
  return Array.from(text).length;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
