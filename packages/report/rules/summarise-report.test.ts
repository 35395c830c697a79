import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runsOf } from '../../language/drawn.test-data.ts';
import {
  FIRST_REPORT_TYPE,
  MEDICAL_EVALUATION,
  REPORT_TYPES,
  ReportType,
  fieldsOfSection,
} from '../catalogue/index.ts';
import type { FieldId, ReportField } from '../catalogue/index.ts';
import { buildDefaults } from './defaults.ts';
import { buildMeta } from './form-data.ts';
import type { FormData } from './form-data.ts';
import { newReportMeta } from './upgrade-report.ts';
import { summariseReport } from './summarise-report.ts';

const TODAY = '2026-11-21';
const DEFAULTS = buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'fr' });

function summarise(data: FormData, meta = buildMeta('fr')) {
  return summariseReport(MEDICAL_EVALUATION, data, meta);
}

describe('the summary of a report', () => {
  it('of a new report names nobody and says how much waits', () => {
    const summary = summarise(DEFAULTS, newReportMeta(MEDICAL_EVALUATION, 'fr'));
    expect(summary).toMatchObject({
      workerName: '',
      fileNumber: '',
      diagnosis: '',
      regions: [],
      eventDate: '',
      evaluationDate: TODAY,
      dueDate: '',
      complete: 0,
      begun: [],
      openPlaces: 0,
    });
    expect(summary.unconfirmed).toBeGreaterThan(20);
    expect(summary.total).toBeGreaterThan(5);
  });

  it('says whom it is about, by name, number and first accepted diagnosis', () => {
    const data = {
      patientName: '  Ilda Zzorvane ',
      workerLastName: 'Autre',
      workerFileNo: ' 012345678 ',
      diagnosticsCnesst: '\n Entorse du genou droit \nDéchirure',
      originalEventDate: '2026-03-12',
    };
    expect(summarise(data)).toMatchObject({
      workerName: 'Ilda Zzorvane',
      fileNumber: '012345678',
      diagnosis: 'Entorse du genou droit',
      eventDate: '2026-03-12',
    });
    const { workerName } = summarise({ workerLastName: 'Zzorvane', workerFirstName: 'Ilda' });
    expect(workerName).toBe('Ilda Zzorvane');
    expect(summarise({ workerLastName: 'Zzorvane' }).workerName).toBe('Zzorvane');
  });

  test.each([
    ['- Entorse du genou droit\n- Déchirure', 'Entorse du genou droit'],
    ['1. Entorse du genou droit', 'Entorse du genou droit'],
    ['• Entorse', 'Entorse'],
    ['-5 degrés', '-5 degrés'],
    ['2.5 cm', '2.5 cm'],
  ])('says %j without the mark of its list', (written, read) => {
    expect(summarise({ diagnosticsCnesst: written }).diagnosis).toBe(read);
  });

  test.each([
    ['2026-02-28', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', ''],
    ['2026-13-01', ''],
    ['12 mars 2026', ''],
    ['Nil', ''],
  ])('reads the day %j as %j', (written, read) => {
    expect(summarise({ originalEventDate: written }).eventDate).toBe(read);
    expect(summarise({ dateEvaluation: written }).evaluationDate).toBe(read);
  });

  test.each([
    ['patientName', 'workerName', 100],
    ['workerFileNo', 'fileNumber', 40],
    ['diagnosticsCnesst', 'diagnosis', 200],
  ] as const)('cuts %s at its length, between characters', (field, member, length) => {
    expect(summarise({ [field]: 'x'.repeat(length) })[member]).toHaveLength(length);
    expect(summarise({ [field]: 'x'.repeat(length + 1) })[member]).toHaveLength(length);
    const divided = `${'x'.repeat(length - 1)}😀`;
    expect(summarise({ [field]: divided })[member]).toBe('x'.repeat(length - 1));
  });

  it('names the regions of the case, else those in which something was entered', () => {
    const entered = { hanchesFlexionDroitActif: '110', genouxPalpation: 'p', rachisFlexion: '90' };
    expect(summarise(entered).regions).toEqual(['hips', 'knees']);
    expect(summarise(entered, { ...buildMeta('fr'), notExamined: ['hips'] }).regions).toEqual(['knees']);
    const chosen = newReportMeta(MEDICAL_EVALUATION, 'fr', ['shoulders', 'cervical']);
    expect(summarise(entered, chosen).regions).toEqual(['cervical', 'shoulders']);
  });

  it('counts what is complete, begun and to confirm, as the progress view does', () => {
    const data = { ...DEFAULTS, diagnosticsCnesst: 'Entorse', mandatSoins: true };
    const before = summarise(DEFAULTS);
    expect(summarise(data)).toMatchObject({
      complete: before.complete + 2,
      begun: ['section1', 'section2'],
      unconfirmed: before.unconfirmed,
    });
    const confirmed = { ...buildMeta('fr'), confirmed: ['rachisFlexion' as const] };
    expect(summarise(data, confirmed).unconfirmed).toBe(before.unconfirmed - 1);
  });

  it('counts the places left open that the report would print', () => {
    const data = {
      historiqueEvolution: 'Chute [à préciser] puis [sic], et […].',
      conclusionDiagnostic: 'Entorse [à préciser par le médecin].',
    };
    expect(summarise(data).openPlaces).toBe(3);
    const spine = { rachisPalpation: 'douleur à [ ]' };
    expect(summarise(spine).openPlaces).toBe(1);
    expect(summarise(spine, { ...buildMeta('fr'), notExamined: ['spine'] }).openPlaces).toBe(0);
  });

  it('says the due date where the type knows one', () => {
    const due = { id: 'dateEcheance', kind: 'date', label: { fr: 'É', en: 'D' } } as unknown as ReportField;
    const group = { blocks: [{ kind: 'fields', layout: 'stack', fields: [due] }] } as const;
    const section1 = {
      id: 'section1',
      number: '1',
      about: 'file',
      title: due.label,
      groups: [group],
    } as const;
    const type = new ReportType({ id: 'zz', version: 1, label: due.label, sections: [section1] });
    const data = { dateEcheance: '2026-12-03' } as FormData;
    expect(summariseReport(type, data).dueDate).toBe('2026-12-03');
    expect(summariseReport(FIRST_REPORT_TYPE, data).dueDate).toBe('');
  });

  it('takes a report that came without its meta', () => {
    expect(summariseReport(FIRST_REPORT_TYPE, DEFAULTS).unconfirmed).toBeGreaterThan(0);
  });
});

/** Sections 7 to 11: what was told, found and concluded. */
const TOLD = ['section7', 'section8', 'section9', 'section10', 'section11', 'section12', 'section3'] as const;

test('no text of the history, the complaints, the examination or the conclusion is ever in a summary', () => {
  for (const type of REPORT_TYPES.all) {
    const told = TOLD.flatMap((id) => {
      const section = type.section(id);
      return section === undefined ? [] : fieldsOfSection(section);
    }).filter(({ kind }) => kind !== 'flag');
    const names = told.map(({ id }) => id);
    expect(names.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names), fc.string()), { minLength: 1, maxLength: 40 }),
        fc.constantFrom('', '[à préciser] ', '2026-03-12 '),
        (written, before) => {
          const entries = written.map(([id, text]): [FieldId, string] => [id, `${before}ZZSECRET ${text}`]);
          const data: FormData = { patientName: 'Ilda Zzorvane', ...Object.fromEntries(entries) };
          const summary = summariseReport(type, data, buildMeta('fr'));
          expect(JSON.stringify(summary)).not.toContain('ZZSECRET');
          const bare = summariseReport(type, { patientName: 'Ilda Zzorvane' }, buildMeta('fr'));
          expect({ ...summary, regions: [], begun: [], complete: 0, total: 0, openPlaces: 0 }).toEqual({
            ...bare,
            regions: [],
            begun: [],
            complete: 0,
            total: 0,
            openPlaces: 0,
          });
        },
      ),
      { numRuns: runsOf(100) },
    );
  }
});
