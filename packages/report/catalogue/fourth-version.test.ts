import { expect, it } from 'vitest';
import { buildDefaults, buildMeta, newReportMeta, upgradeReport, reportProgress } from '../rules/index.ts';
import { FOURTH_VERSION, SECOND_VERSION, THIRD_VERSION } from './index.ts';

it('begins as the third one does', () => {
  expect(newReportMeta(FOURTH_VERSION, 'fr')).toEqual(newReportMeta(THIRD_VERSION, 'fr'));
});

it('holds every field of the third one as it was, and the sequelae of section 12 before the percentage', () => {
  const [added, ...others] = FOURTH_VERSION.fields.filter(({ id }) => THIRD_VERSION.field(id) === undefined);
  expect(others).toEqual([]);
  expect(added).toMatchObject({ id: 'sequelles', kind: 'impairment', optional: true });
  expect(FOURTH_VERSION.fields.filter(({ id }) => id !== added?.id)).toEqual(THIRD_VERSION.fields);
  expect(FOURTH_VERSION.section('section12')?.only).toBe('word');
  expect(FOURTH_VERSION.fields.slice(-2).map(({ id }) => id)).toEqual([
    'sequelles',
    'conclusionPourcentageAtteinte',
  ]);
});

it('begins with no sequela, and counts it in no progress: the percentage stays the physician’s', () => {
  const meta = newReportMeta(FOURTH_VERSION, 'fr');
  const sequelles = 'DAP |  |  |  | Zz |  | 2 |  |';
  const asked = { mandatAtteintePourcentage: true };
  expect(buildDefaults(FOURTH_VERSION, { today: '2026-03-02', language: 'fr' })).toEqual(
    buildDefaults(THIRD_VERSION, { today: '2026-03-02', language: 'fr' }),
  );
  expect(reportProgress(FOURTH_VERSION, { ...asked, sequelles }, meta)).toEqual(
    reportProgress(THIRD_VERSION, asked, meta),
  );
  const last = reportProgress(FOURTH_VERSION, { ...asked, sequelles }, meta).at(-1);
  expect(last).toMatchObject({
    id: 'section12',
    missing: ['conclusionPourcentageAtteinte'],
    isComplete: false,
  });
});

it('a report of an earlier version is raised to it with all that it holds', () => {
  const formData = { conclusionPourcentageAtteinte: '2 %' };
  const meta = { ...buildMeta('fr'), notExamined: ['knees', 'gait'] as const };
  for (const before of [SECOND_VERSION, THIRD_VERSION]) {
    const raised = upgradeReport(before, FOURTH_VERSION, formData, meta);
    expect(raised).toMatchObject({ formData, lost: [] });
    expect([...raised.meta.notExamined].sort()).toEqual(['gait', 'knees']);
  }
});
