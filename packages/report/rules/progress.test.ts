import { describe, expect, it } from 'vitest';
import { FIRST_REPORT_TYPE, REPORT_TYPES } from '../catalogue/index.ts';
import { buildDefaults } from './defaults.ts';
import { buildMeta } from './form-data.ts';
import { writeDocuments } from './documents/index.ts';
import { reportProgress } from './progress.ts';

const meta = buildMeta('fr');
const DEFAULTS = buildDefaults(FIRST_REPORT_TYPE, { today: '2026-11-21', language: 'fr' });

function of(id: string, progress: ReturnType<typeof reportProgress>) {
  return progress.find((section) => section.id === id);
}

describe('the progress of a report', () => {
  it('finds nothing of the physician’s in a new report, only values to confirm', () => {
    const progress = reportProgress(FIRST_REPORT_TYPE, DEFAULTS, meta);
    expect(progress.map(({ filled }) => filled).every((count) => count === 0)).toBe(true);
    expect(progress.map(({ isComplete }) => isComplete)).not.toContain(true);
    expect(of('section3', progress)).toEqual({
      id: 'section3',
      filled: 0,
      total: 1,
      unconfirmed: 1,
      missing: [],
      isExpected: true,
      isComplete: false,
    });
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
    const progress = reportProgress(FIRST_REPORT_TYPE, data, { ...meta, confirmed: ['dateEvaluation'] });
    expect(of('section4', progress)).toMatchObject({ filled: 2, total: 6, unconfirmed: 0 });
    expect(of('section1', progress)).toMatchObject({ filled: 1, total: 7 });
  });

  it('leaves out a region that was not examined', () => {
    const whole = of('section9', reportProgress(FIRST_REPORT_TYPE, DEFAULTS, meta));
    const part = of(
      'section9',
      reportProgress(FIRST_REPORT_TYPE, DEFAULTS, { ...meta, notExamined: ['spine', 'feetAndAnkles'] }),
    );
    expect(part?.total).toBe((whole?.total ?? 0) - 16 - 61);
    expect(part?.unconfirmed).toBe(0);
  });

  it('counts every field of the catalogue once', () => {
    const total = reportProgress(FIRST_REPORT_TYPE, {}, meta).reduce(
      (sum, section) => sum + section.total,
      0,
    );
    expect(total).toBe(FIRST_REPORT_TYPE.fields.length);
  });
});

describe('a complete section', () => {
  const IDENTIFIED = {
    ...DEFAULTS,
    patientName: 'Ilda Zzorvane',
    age: '45',
    patientGender: 'female',
    dominance: 'droitière',
    emploi: 'soudeuse',
  };
  const CONFIRMED = { ...meta, confirmed: ['dateEvaluation'] } as const;
  const look = (id: string, data: Parameters<typeof reportProgress>[1], known = meta) =>
    of(id, reportProgress(FIRST_REPORT_TYPE, data, known));

  it('lacks nothing and has nothing left to confirm', () => {
    expect(look('section4', IDENTIFIED, CONFIRMED)).toMatchObject({ missing: [], isComplete: true });
    expect(look('section4', IDENTIFIED)?.isComplete).toBe(false);
    expect(look('section4', { ...IDENTIFIED, patientGender: '' }, CONFIRMED)).toMatchObject({
      filled: 5,
      missing: ['patientGender'],
      isComplete: false,
    });
  });

  it('of the examinations reviewed has a text, or the documents that are listed', () => {
    const [type = FIRST_REPORT_TYPE] = REPORT_TYPES.newest;
    const lookAt = (data: Parameters<typeof reportProgress>[1]) =>
      of('section10', reportProgress(type, data, meta));
    expect(lookAt({})?.missing).toEqual(['examensParacliniques']);
    expect(lookAt({ documentsConsultes: ' ' })?.isComplete).toBe(false);
    const listed = writeDocuments([{ date: '2026-04-02', author: 'Zz', kind: 'IRM', page: '4' }]);
    expect(lookAt({ documentsConsultes: listed })?.isComplete).toBe(true);
  });

  it('of the mandate has one point, and of the conclusion an answer to each', () => {
    expect(look('section1', {})).toMatchObject({ missing: ['mandatDiagnostic'], isComplete: false });
    const asked = { mandatSoins: true, conclusionResume: 'r', conclusionSoinsTraitements: 's' };
    expect(look('section1', asked)?.isComplete).toBe(true);
    expect(look('section11', asked)?.isComplete).toBe(true);
    expect(look('section11', { ...asked, mandatConsolidation: true })?.missing).toEqual([
      'conclusionDateConsolidation',
    ]);
    expect(look('section11', { conclusionResume: 'r' })?.missing).toHaveLength(6);
  });

  it('of subjective complaints needs no overall text', () => {
    const parts = { appreciationEvolution: 'a', plaintesproblemes: 'p', impactAvq: 'i' };
    expect(look('section8', parts)?.isComplete).toBe(true);
    expect(look('section8', { section8Input: 'tout' })).toMatchObject({ filled: 1, isComplete: false });
  });

  it('of the examination has something in each table, or says that the region was not examined', () => {
    const data = {
      examenPoids: '70',
      examenTaille: '170',
      examenDominance: 'droitiere',
      observationGenerale: 'o',
    };
    const none = { ...meta, notExamined: ['spine', 'hips', 'knees', 'feetAndAnkles'] } as const;
    expect(look('section9', data, none)).toMatchObject({ missing: [], isComplete: true });
    const hips = { ...meta, notExamined: ['spine', 'knees', 'feetAndAnkles'] } as const;
    expect(look('section9', data, hips)?.missing).toContain('hanchesFlexionDroitActif');
    const measured = {
      ...data,
      hanchesPalpation: 'p',
      hanchesInspection: 'i',
      hanchesFlexionDroitActif: '110',
    };
    expect(look('section9', measured, hips)?.isComplete).toBe(true);
  });

  it('is not asked for where the report can do without', () => {
    expect(look('sectionA', { relapseDate: 'Nil' })).toMatchObject({ isExpected: false, isComplete: false });
    expect(look('sectionA', { workerLastName: 'Z' })).toMatchObject({ isExpected: true, isComplete: false });
    expect(look('sectionA', { workerLastName: 'Z' })?.missing).toHaveLength(7);
    expect(look('section12', {})).toMatchObject({ isExpected: false });
    expect(look('section12', { mandatAtteintePourcentage: true })).toMatchObject({
      isExpected: true,
      missing: ['conclusionPourcentageAtteinte'],
    });
  });

  it('counts an answer that leaves a place open as missing, and one without as filled', () => {
    const look11 = (conclusionDiagnostic: string) =>
      look('section11', { mandatDiagnostic: true, conclusionDiagnostic });
    expect(look11('Entorse [à préciser par le médecin].')).toMatchObject({
      filled: 0,
      missing: expect.arrayContaining(['conclusionDiagnostic']) as unknown,
    });
    expect(look11('Entorse lombaire.')?.missing).not.toContain('conclusionDiagnostic');
    expect(look11('Entorse lombaire.')?.filled).toBe(1);
  });
});
