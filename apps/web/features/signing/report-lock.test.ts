import type { ReportSigning } from '@constat/contract';
import { expect, it, vi } from 'vitest';
import { latestSigning, noteSeenForm, onSeenForm, seenForm } from './report-lock.ts';

const signing: ReportSigning = {
  state: 'locked',
  versionId: '00000000-0000-4000-8000-000000000001',
  since: '2026-11-28T01:00:00.000Z',
};

it('the latest version that was seen says whether a report is locked', () => {
  const before = { id: 'form', version: 3 };
  const locked = { id: 'form', version: 4, signing };
  expect(latestSigning(undefined, undefined)).toBeNull();
  expect(latestSigning(before, locked)).toEqual(signing);
  expect(latestSigning(locked, before)).toEqual(signing);
  expect(latestSigning({ id: 'form', version: 5 }, locked)).toBeNull();
});

it('an older answer that comes late changes nothing', () => {
  const heard = vi.fn();
  const end = onSeenForm(heard);
  noteSeenForm({ id: 'late', version: 4, signing });
  noteSeenForm({ id: 'late', version: 3 });
  end();
  expect(seenForm('late')).toEqual({ id: 'late', version: 4, signing });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(seenForm(null)).toBeUndefined();
});
