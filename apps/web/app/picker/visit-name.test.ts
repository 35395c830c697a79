import { describe, expect, it } from 'vitest';
import { visitNameProblem } from './visit-name.ts';

describe('visitNameProblem', () => {
  it.each([
    'Élodie Tremblay',
    "D'Amours",
    'L’Heureux',
    'Jean-Noël Œuvrard',
    'visite_2 J. R.',
    '2026-11-21',
    'E\u0301lodie',
  ])('accepts %s', (name) => {
    expect(visitNameProblem(name)).toBeUndefined();
  });

  it.each(['', '   ', '\t'])('asks for a name instead of %j', (name) => {
    expect(visitNameProblem(name)).toBe('required');
  });

  it.each(['a/b', 'a,b', '<b>', 'a&b', 'Roy; Roy', 'Roy\nRoy', 'Roy 😀', '"Roy"'])('refuses %j', (name) => {
    expect(visitNameProblem(name)).toBe('visitNameCharacters');
  });
});
