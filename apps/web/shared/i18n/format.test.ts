import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, formatTime, localDay } from './format.ts';

// Local times, so that the test says the same in every time zone.
const AFTERNOON = new Date(2026, 10, 21, 14, 5).toISOString();
const NIGHT = new Date(2026, 0, 1, 0, 0).toISOString();

describe('dates and times on the screens', () => {
  it('follow the usage of each language', () => {
    expect(formatTime(AFTERNOON, 'fr')).toBe('14 h 05');
    expect(formatTime(AFTERNOON, 'en')).toBe('14:05');
    expect(formatTime(NIGHT, 'fr')).toBe('0 h 00');
    expect(formatDay(AFTERNOON, 'fr')).toBe('21 nov. 2026');
    expect(formatMoment(AFTERNOON, 'en')).toBe('Nov 21, 2026, 14:05');
  });

  it('name the local day', () => {
    expect(localDay(new Date(2026, 0, 1, 0, 1))).toBe('2026-01-01');
    expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});
