import { expect, it } from 'vitest';
import { stemOf } from './stem.ts';

it.each([
  ['fr', 'dur', 'dure'],
  ['fr', 'vif', 'vive'],
  ['fr', 'clé', 'clés'],
  ['fr', 'lombal', 'lombaux'],
  ['fr', 'douloureux', 'douloureuse'],
  ['fr', 'quotidien', 'quotidiennes'],
  ['fr', 'actif', 'activement'],
  ['en', 'walk', 'walks'],
  ['en', 'walk', 'walked'],
  ['en', 'stop', 'stopping'],
  ['en', 'injury', 'injuries'],
  ['en', 'clear', 'clearly'],
] as const)('(%s) %s and %s have one stem', (language, one, other) => {
  expect(stemOf(other, language)).toBe(stemOf(one, language));
});

it.each([
  ['fr', 'dos', 'do'],
  ['fr', 'os', 'o'],
  ['en', 'bus', 'bu'],
  ['en', 'red', 'r'],
  ['en', 'pelvis', 'pelvi'],
] as const)('(%s) %s is not %s', (language, one, other) => {
  expect(stemOf(one, language)).not.toBe(other);
});
