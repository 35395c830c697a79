import type { ListedForm } from '@constat/contract';
import { expect, test } from 'vitest';
import { earlierVisits } from './earlier-visits.ts';

const form = (id: string, workerName: string, evaluationDate: string, updatedAt = '2026-01-01T12:00:00Z') =>
  ({ id, updatedAt, summary: { workerName, evaluationDate } }) as unknown as ListedForm;

const FORMS = [
  form('present', 'Zoé Zzlaurier', '2026-11-20'),
  form('copy', 'Zoé Zzlaurier', '2026-11-20'),
  form('autumn', 'ZOE ZZLAURIER', '2026-09-01', '2026-09-01T12:00:00Z'),
  form('autumn-copy', 'Zoé Zzlaurier', '2026-09-01', '2026-09-02T12:00:00Z'),
  form('spring', 'Zzlaurier, Zoé', '2026-03-01'),
  form('winter', 'Zoé Zzlaurier', '2026-01-15'),
  form('other', 'Zoé Zzmorin', '2026-01-15'),
  form('later', 'Zoé Zzlaurier', '2026-12-01'),
  { ...form('past', 'Zoé Zzlaurier', '2026-02-01'), expired: true },
  { ...form('record', 'Zoé Zzlaurier', '2025-02-01'), expired: true, record: true },
];

test('are those of the same name on earlier days within their term, the newest of each day, the latest day first', () => {
  const report = { id: 'present', name: 'Zoé Zzlaurier', day: '2026-11-20' };
  expect(earlierVisits(FORMS, report).map(({ day, form: { id } }) => [day, id])).toEqual([
    ['2026-09-01', 'autumn-copy'],
    ['2026-01-15', 'winter'],
    ['2025-02-01', 'record'],
  ]);
});

test('are none without a name, and all others where the day of the visit is not said', () => {
  expect(earlierVisits(FORMS, { id: null, name: ' ', day: '' })).toEqual([]);
  const report = { id: 'present', name: 'Zoé Zzlaurier', day: '' };
  expect(earlierVisits(FORMS, report).map(({ form: { id } }) => id)).toEqual([
    'later',
    'copy',
    'autumn-copy',
    'winter',
    'record',
  ]);
});
