import { expect, it } from 'vitest';
import { FIRST_REPORT_TYPE, SECOND_VERSION } from '../catalogue/index.ts';
import { buildDefaults } from './defaults.ts';
import { newReportMeta } from './upgrade-report.ts';
import { regionStates } from './region-states.ts';

const defaults = buildDefaults(FIRST_REPORT_TYPE, { today: '2026-03-02', language: 'fr' });

it('counts what the physician entered and what waits for a confirmation, region by region', () => {
  const data = { ...defaults, rachisExtension: '20', genouxPalpation: 'Indolore.' };
  const meta = { confirmed: ['piedsForceL5Droit' as const], notExamined: ['hips' as const] };
  expect(regionStates(FIRST_REPORT_TYPE, data, meta)).toEqual([
    { id: 'spine', isExamined: true, filled: 1, unconfirmed: 1 },
    { id: 'hips', isExamined: false, filled: 0, unconfirmed: 0 },
    { id: 'knees', isExamined: true, filled: 1, unconfirmed: 0 },
    { id: 'feetAndAnkles', isExamined: true, filled: 1, unconfirmed: 23 },
  ]);
});

it('says which regions a new case leaves out', () => {
  const meta = newReportMeta(SECOND_VERSION, 'fr', ['shoulders']);
  const examined = regionStates(SECOND_VERSION, defaults, meta).filter(({ isExamined }) => isExamined);
  expect(examined.map(({ id }) => id)).toEqual(['shoulders']);
});
