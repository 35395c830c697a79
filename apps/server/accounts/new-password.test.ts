import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { checkNewPassword } from './new-password.ts';

const OWNER = { username: 'zzgagnon', displayName: 'Dre Émilie-Rose Zzgagnon' };

function verdict(password: string): string | null {
  try {
    checkNewPassword(password, OWNER);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test.each([
  ['sept co', 'PASSWORD_TOO_SHORT'],
  // Seven characters, although fourteen UTF-16 units.
  ['😀😀😀😀😀😀😀', 'PASSWORD_TOO_SHORT'],
  ['12345678', 'PASSWORD_TOO_COMMON'],
  ['password', 'PASSWORD_TOO_COMMON'],
  ['PassWord1', 'PASSWORD_TOO_COMMON'],
  ['motdepasse', 'PASSWORD_TOO_COMMON'],
  ['azertyuiop', 'PASSWORD_TOO_COMMON'],
  ['constat2026', 'PASSWORD_TOO_GUESSABLE'],
  ['Constat-Constat', 'PASSWORD_TOO_GUESSABLE'],
  ['ZZGAGNON123', 'PASSWORD_TOO_GUESSABLE'],
  ['émilie1980', 'PASSWORD_TOO_GUESSABLE'],
  ['zzgagnon@constat', 'PASSWORD_TOO_GUESSABLE'],
])('%j is refused: %s', (password, code) => {
  expect(verdict(password)).toBe(code);
});

test.each([
  'huit car',
  '        ',
  'un constat que personne ne devine',
  'Émilie aime les ornithorynques',
  'a'.repeat(1_000),
  '1q2w3e4r une autre',
])('%j is taken', (password) => {
  expect(verdict(password)).toBeNull();
});

test('any other password of eight characters or more is taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 24, maxLength: 128 }), (password) => {
      expect([null, 'PASSWORD_TOO_GUESSABLE']).toContain(verdict(password));
    }),
    { seed: 16, numRuns: 500 },
  );
});
