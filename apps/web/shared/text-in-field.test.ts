import { expect, it } from 'vitest';
import { fitText, joinText, startsSentence } from './text-in-field.ts';

it.each([
  ['', 'Flexion', '', 'Flexion'],
  ['Le genou', 'droit', '', ' droit'],
  ['Le genou ', 'droit', 'est stable', 'droit '],
  ['Le genou', ', stable', '', ', stable'],
  ['(', 'droit', ')', 'droit'],
  ['« ', 'mal', ' »', 'mal'],
])('between %j and what follows, %j before %j is written as %j', (before, text, after, expected) => {
  expect(joinText(before, text, after)).toBe(expected);
});

it.each([
  [{ isMultiline: false, isNumeric: false }, 'un\n deux', 'un deux'],
  [{ isMultiline: true, isNumeric: false }, 'un\ndeux', 'un\ndeux'],
  [{ isMultiline: false, isNumeric: true }, 'Quatre-vingt-dix, soit 90°.', '90'],
  [{ isMultiline: false, isNumeric: true }, '12,5 kg', '12,5'],
  [{ isMultiline: false, isNumeric: true }, 'rien', ''],
])('%o takes %j as %j', (field, text, expected) => {
  expect(fitText(field, text)).toBe(expected);
});

it.each([
  ['', true],
  ['  ', true],
  ['Il marche.', true],
  ['Il dit « non »', true],
  ['Il marche\n', true],
  ['Il marche', false],
  ['Palpation :', false],
])('after %j a sentence begins: %s', (before, isStart) => {
  expect(startsSentence(before)).toBe(isStart);
});
