/** Each bound of what sounds alike, with words on both sides of it. */
import { expect, it } from 'vitest';
import { soundDistance, soundsAlike, soundsOf } from './index.ts';

it('words within a quarter of their sounds are alike', () => {
  expect(soundsAlike('bell on jay', 'Bélanger', 'en')).toBe(true);
  expect(soundsAlike('clair', 'Auclair', 'fr')).toBe(false);
});

it('the first sixty letters of a word are heard', () => {
  expect(soundsOf(`${'ta'.repeat(29)}ti`, 'fr')).toBe(`${'ta'.repeat(29)}ti`);
  expect(soundsOf(`${'ta'.repeat(30)}ti`, 'fr')).toBe('ta'.repeat(30));
});

it('the first 120 sounds of two texts are compared', () => {
  const same = `${'ta'.repeat(59)}t`;
  expect(soundDistance(`${same}a`, `${same}i`)).toBeGreaterThan(0);
  expect(soundDistance(`${same}aka`, `${same}api`)).toBe(0);
});
