import { basename } from 'node:path';

const BOTH = ['fr', 'en'] as const;

/**
 * The languages in which the tests of that file run: both, or the one of the fixed draw where `SCREENS_DRAW` is set.
 * @param file path of the test file
 */
export function languagesOf(file: string): readonly ('fr' | 'en')[] {
  if (process.env['SCREENS_DRAW'] === undefined) return BOTH;
  const sum = Array.from(basename(file)).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return [sum % 2 === 0 ? 'fr' : 'en'];
}
