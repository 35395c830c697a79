import { describe, expect, it } from 'vitest';
import { FIELDS } from '../catalogue/index.ts';
import { buildDefaults } from './defaults.ts';
import { buildMeta } from './form-data.ts';
import { reportProgress } from './progress.ts';

const meta = buildMeta('fr');
const DEFAULTS = buildDefaults({ today: '2026-11-21', language: 'fr' });

function of(id: string, progress: ReturnType<typeof reportProgress>) {
  return progress.find((section) => section.id === id);
}

describe('the progress of a report', () => {
  it('finds nothing of the physician’s in a new report, only values to confirm', () => {
    const progress = reportProgress(DEFAULTS, meta);
    expect(progress.map(({ filled }) => filled).every((count) => count === 0)).toBe(true);
    expect(of('section3', progress)).toEqual({ id: 'section3', filled: 0, total: 1, unconfirmed: 1 });
    expect(of('sectionB', progress)).toBeUndefined();
  });

  it('counts what is typed, ticked and confirmed, and not white space', () => {
    const data = {
      ...DEFAULTS,
      patientName: 'Ilda Zzorvane',
      emploi: '  ',
      mandatSoins: true,
      mandatAtteinte: false,
    };
    const progress = reportProgress(data, { ...meta, confirmed: ['dateEvaluation'] });
    expect(of('section4', progress)).toMatchObject({ filled: 2, total: 6, unconfirmed: 0 });
    expect(of('section1', progress)).toMatchObject({ filled: 1, total: 7 });
  });

  it('leaves out a region that was not examined', () => {
    const whole = of('section9', reportProgress(DEFAULTS, meta));
    const part = of(
      'section9',
      reportProgress(DEFAULTS, { ...meta, notExamined: ['spine', 'feetAndAnkles'] }),
    );
    expect(part?.total).toBe((whole?.total ?? 0) - 16 - 61);
    expect(part?.unconfirmed).toBe(0);
  });

  it('counts every field of the catalogue once', () => {
    const total = reportProgress({}, meta).reduce((sum, section) => sum + section.total, 0);
    expect(total).toBe(FIELDS.length);
  });
});
