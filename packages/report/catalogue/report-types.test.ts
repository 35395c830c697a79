import { describe, expect, it } from 'vitest';
import { buildDocument } from '../document/index.ts';
import { documentStrings } from '../document/reading.ts';
import { PROFILE } from '../document/build-report.test-data.ts';
import {
  buildDefaults,
  buildMeta,
  holdsFindings,
  readReport,
  reportProgress,
  unconfirmedFields,
} from '../rules/index.ts';
import type { FormData } from '../rules/index.ts';
import { FIRST_REPORT_TYPE, MEDICAL_EVALUATION, REPORT_TYPES, ReportType, ReportTypes } from './index.ts';
import type { FieldId } from './index.ts';
import { section } from './model.ts';
import { OFFERED_TYPES } from './offered-types.ts';

const patient = section<FieldId>({
  id: 'section4',
  number: '1',
  title: { fr: 'Personne examinée', en: 'Person examined' },
  about: 'evaluation',
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'grid',
          fields: [
            { id: 'patientName', kind: 'line', label: { fr: 'Nom', en: 'Name' } },
            {
              id: 'dateEvaluation',
              kind: 'date',
              label: { fr: 'Date de la visite', en: 'Date of the visit' },
              prefill: { kind: 'today' },
            },
          ],
        },
      ],
    },
  ],
});

const opinion = section<FieldId>({
  id: 'section11',
  number: '2',
  title: { fr: 'Avis', en: 'Opinion' },
  about: 'evaluation',
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [{ id: 'conclusionResume', kind: 'text', label: { fr: 'Avis', en: 'Opinion' } }],
        },
      ],
    },
  ],
});

const history = section<FieldId>({
  ...opinion,
  id: 'section7',
  number: '3',
  title: { fr: 'Histoire', en: 'History' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [{ id: 'historiqueEvolution', kind: 'text', label: { fr: 'Histoire', en: 'History' } }],
        },
      ],
    },
  ],
});

const label = { fr: 'Avis bref', en: 'Short opinion' };
const NOTE = new ReportType({ id: 'zz-note', version: 1, label, sections: [patient, opinion] });
const LATER_NOTE = new ReportType({
  id: 'zz-note',
  // The highest of all types: its definition stands for the names that it has in common with them.
  version: MEDICAL_EVALUATION.version + 1,
  label,
  sections: [patient, opinion, history],
});
const TYPES = new ReportTypes([...REPORT_TYPES.all, NOTE, LATER_NOTE]);

describe('a second type of report, which is data', () => {
  const written: FormData = { patientName: 'Alix Zztest', conclusionResume: 'Guérison.' };

  it('has the defaults, the prefilled values and the findings of its own fields', () => {
    const formData = buildDefaults(NOTE, { today: '2026-03-02', language: 'fr' });
    expect(formData).toEqual({ dateEvaluation: '2026-03-02' });
    expect(unconfirmedFields(NOTE, formData, { confirmed: [] })).toEqual(['dateEvaluation']);
    expect(holdsFindings(NOTE, formData, { confirmed: [] })).toBe(false);
    expect(holdsFindings(NOTE, written, { confirmed: [] })).toBe(true);
  });

  it('reads its own names, in their older forms too, and no others', () => {
    const stored = { ...written, rachisFlexion: '90', piedsCheillesPalpation: 'x' };
    expect(readReport(NOTE, stored)).toEqual({
      data: written,
      unknown: ['rachisFlexion', 'piedsCheillesPalpation'],
      mistyped: [],
    });
  });

  it.each(['fr', 'en'] as const)('is printed with its own sections and labels (%s)', (language) => {
    const document = buildDocument({ type: NOTE, formData: written }, language, PROFILE);
    const strings = documentStrings(document, 'pdf');
    expect(strings).toEqual(
      expect.arrayContaining(
        language === 'fr'
          ? ['Avis bref', '1. Personne examinée', '2. Avis', 'Guérison.']
          : ['Short opinion', '1. Person examined', '2. Opinion', 'Guérison.'],
      ),
    );
    expect(strings.join(' ')).not.toMatch(/mandat|CNESST|C\. /u);
  });
});

describe('a report of an earlier version', () => {
  const complete: FormData = {
    patientName: 'Alix Zztest',
    dateEvaluation: '2026-03-02',
    conclusionResume: 'Guérison.',
  };
  const meta = { ...buildMeta('fr'), confirmed: ['dateEvaluation' as const] };

  it('stays complete by its own version, whatever a later one asks for', () => {
    const missing = (type: ReportType) =>
      reportProgress(type, complete, meta).flatMap((section) => section.missing);
    expect(missing(NOTE)).toEqual([]);
    expect(missing(LATER_NOTE)).toEqual(['historiqueEvolution']);
  });
});

describe('the types of report', () => {
  it('are found by id and version, and offered in their newest version', () => {
    expect(TYPES.find({ reportType: 'zz-note', reportTypeVersion: 1 })).toBe(NOTE);
    expect(TYPES.find(LATER_NOTE.name)).toBe(LATER_NOTE);
    expect(TYPES.find({ reportType: 'zz-note', reportTypeVersion: 3 })).toBeUndefined();
    expect(TYPES.find({ reportType: 'zz-other', reportTypeVersion: 1 })).toBeUndefined();
    expect(TYPES.newest).toEqual([MEDICAL_EVALUATION, LATER_NOTE]);
    expect(TYPES.findNewest('zz-note')).toBe(LATER_NOTE);
    expect(TYPES.field('patientName')?.label.fr).toBe('Nom');
  });

  it('are all known in each version from the first, the highest for new reports', () => {
    for (const newest of REPORT_TYPES.newest) {
      const versions = REPORT_TYPES.all.filter(({ id }) => id === newest.id).map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, index) => index + 1));
      expect(versions.at(-1)).toBe(newest.version);
    }
  });

  it('are one of each id and version, with each field once', () => {
    expect(() => new ReportTypes([NOTE, NOTE])).toThrow('twice');
    expect(() => new ReportType({ id: 'zz', version: 1, label, sections: [patient, patient] })).toThrow(
      'twice',
    );
  });

  it('are each offered once, by a name', () => {
    expect(OFFERED_TYPES.map(({ id }) => id)).toEqual(REPORT_TYPES.newest.map(({ id }) => id));
    for (const { id, name, detail, regions } of OFFERED_TYPES) {
      expect([name.fr, name.en, detail.fr, detail.en]).not.toContain('');
      expect(regions).toEqual(REPORT_TYPES.findNewest(id)?.regions.map((region) => region.id));
    }
  });

  it('hold the type that reports were of before it was kept with them', () => {
    expect(FIRST_REPORT_TYPE.name).toEqual({ reportType: 'cnesst-medical', reportTypeVersion: 1 });
    expect(REPORT_TYPES.find(FIRST_REPORT_TYPE.name)).toBe(FIRST_REPORT_TYPE);
  });
});
