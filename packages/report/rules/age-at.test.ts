import { expect, it } from 'vitest';
import { ageAt, proposedAge } from './index.ts';

it.each([
  ['1980-11-21', '2026-11-20', 45],
  ['1980-11-21', '2026-11-21', 46],
  ['1980-11-21', '2026-11-22', 46],
  ['1980-11-21', '2026-12-01', 46],
  ['1980-11-21', '2026-10-31', 45],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2000-02-29', '2024-02-28', 23],
  ['2000-02-29', '2024-02-29', 24],
  ['2026-01-01', '2026-01-01', 0],
  ['1926-06-15', '2026-06-15', 100],
])('someone born on %s is on %s %i years old', (birth, day, years) => {
  expect(ageAt(birth, day)).toEqual({ kind: 'years', years });
});

it('a birth after the day is said to be one', () => {
  expect(ageAt('2026-11-22', '2026-11-21')).toEqual({ kind: 'not-born' });
  expect(ageAt('2027-01-01', '2026-12-31')).toEqual({ kind: 'not-born' });
});

it.each([
  ['', '2026-11-21'],
  ['1980-11-21', ''],
  ['1981-02-29', '2026-11-21'],
  ['novembre 1980', '2026-11-21'],
])('nothing is known of %j on %j', (birth, day) => {
  expect(ageAt(birth, day)).toEqual({ kind: 'unknown' });
});

const DAYS = { birth: '1980-11-21', day: '2026-11-21' };

it('an age is proposed where the report states none or another', () => {
  expect(proposedAge(DAYS, { present: '', language: 'fr' })).toBe('46 ans');
  expect(proposedAge(DAYS, { present: '45 ans', language: 'en' })).toBe('46 years');
  expect(proposedAge({ ...DAYS, birth: '2025-11-20' }, { present: '', language: 'fr' })).toBe('1 an');
  expect(proposedAge({ ...DAYS, birth: '2025-11-20' }, { present: '', language: 'en' })).toBe('1 year');
  expect(proposedAge({ ...DAYS, birth: '2026-11-20' }, { present: '', language: 'en' })).toBe('0 years');
});

it.each(['46', '46 ans', 'Il a 46 ans.'])('no age is proposed beside %j', (present) => {
  expect(proposedAge(DAYS, { present, language: 'fr' })).toBeUndefined();
});

it('no age is proposed of someone who is not born yet, or whose birth nobody knows', () => {
  expect(proposedAge({ ...DAYS, birth: '2026-12-01' }, { present: '', language: 'fr' })).toBeUndefined();
  expect(proposedAge({ ...DAYS, birth: '' }, { present: '', language: 'fr' })).toBeUndefined();
});
