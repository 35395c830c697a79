import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { resume } from '@constat/report/sync';
import type { SyncState } from '@constat/report/sync';
import { buildMeta, DRAFT_DAYS } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { presentStatus } from './present-status.ts';

const content = {
  title: '',
  retentionDays: DRAFT_DAYS.default,
  ...MEDICAL_EVALUATION.name,
  formData: {},
  meta: buildMeta('fr'),
};

/** A report that was never saved on a server, kept on the device at that time of the clock. */
function keptAt(clock: number): SyncState {
  const record = { owner: 'physician-1', formId: null, base: null, content };
  return resume({ ...record, attempt: null, uncertain: [], conflicts: [] }, clock);
}

/** The clocks of the page: the time of day, and one that does not go back and counts in parts of a millisecond. */
const clocks = (now: number, clock: number) => ({ now: () => now, clock: () => clock });

describe('where a report is kept', () => {
  const said = presentStatus(keptAt(100.6), clocks(1_000_000, 100.6), null);

  it('is the same status at each look, though two clocks disagree', () => {
    expect(said.status).toEqual({ kind: 'device-only', reason: 'never-saved', at: 1_000_000 });
    for (const [now, clock] of [
      [1_000_001, 101.1],
      [1_000_250, 350.9],
      [1_009_000, 4_101.4],
    ] as const)
      expect(presentStatus(keptAt(100.6), clocks(now, clock), said)).toBe(said);
  });

  it('is told again each time that the report is kept', () => {
    const next = presentStatus(keptAt(101.6), clocks(1_000_001, 101.6), said);
    expect(next.status).toEqual({ kind: 'device-only', reason: 'never-saved', at: 1_000_001 });
  });
});
