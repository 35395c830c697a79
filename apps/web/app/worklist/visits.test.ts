import type { ReportSummary } from '@constat/report/rules';
import { describe, expect, it, test } from 'vitest';
import { reportsOf, visitDays, visitNumber, workerKey } from './visits.ts';

function seen(workerName: string, evaluationDate: string): ReportSummary {
  return {
    workerName,
    fileNumber: '',
    diagnosis: '',
    regions: [],
    eventDate: '',
    evaluationDate,
    dueDate: '',
    complete: 0,
    total: 1,
    begun: [],
    unconfirmed: 0,
    openPlaces: 0,
  };
}

test.each([
  ['Élodie D’Amours-Tremblay', 'elodie  d amours tremblay', true],
  ["D'Amours", 'D’AMOURS', true],
  ['St. Zz', 'St Zz', true],
  ['Ilda Zz', 'Ilda Zza', false],
  ['Ilda Zz', 'Zz Ilda', false],
])('%j and %j name one worker: %j', (one, other, isSame) => {
  expect(workerKey(one) === workerKey(other)).toBe(isSame);
});

describe('the number of a visit', () => {
  const first = seen('Ilda Zz', '2026-03-12');
  const second = seen('ILDA ZZ', '2026-11-21');
  const days = visitDays([second, first, second, undefined, seen('', '2026-01-01'), seen('Ilda Zz', '')]);

  it('counts the days on which the worker was seen, by their order', () => {
    expect(visitNumber(days, first)).toBe(1);
    expect(visitNumber(days, second)).toBe(2);
    expect(visitNumber(days, seen('Ilda Zz', '2026-12-01'))).toBe(2);
    expect(visitNumber(days, seen('Ilda Zz', '2026-01-01'))).toBe(1);
  });

  it('is not said where the report says no day, or nobody of that name is known', () => {
    expect(visitNumber(days, seen('Ilda Zz', ''))).toBeNull();
    expect(visitNumber(days, seen('Bruno Zz', '2026-03-12'))).toBeNull();
    expect(visitNumber(days, undefined)).toBeNull();
  });
});

test('the reports on a worker come by their visits, the latest first', () => {
  const report = (summary: ReportSummary | undefined, updatedAt: string) => ({
    ...(summary && { summary }),
    updatedAt,
  });
  const older = report(seen('Ilda Zz', '2026-03-12'), '2026-12-01T00:00:00Z');
  const newer = report(seen('Ilda Zz', '2026-11-21'), '2026-11-22T00:00:00Z');
  const undated = report(seen('Ilda Zz', ''), '2026-11-30T00:00:00Z');
  const none = report(undefined, '2027-01-01T00:00:00Z');
  expect(reportsOf([older, newer, none], ' ilda zz')).toEqual([newer, older]);
  expect(reportsOf([older, undated, newer], 'Ilda Zz')).toEqual([undated, newer, older]);
  expect(reportsOf([older], 'Ilda')).toEqual([]);
  expect(reportsOf([report(seen('', '2026-01-01'), '')], '')).toEqual([]);
});
