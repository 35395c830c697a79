import { describe, expect, it } from 'vitest';
import { buildDefaults, buildMeta, newReportMeta, upgradeReport, reportProgress } from '../rules/index.ts';
import type { FormData } from '../rules/index.ts';
import { FIRST_REPORT_TYPE, SECOND_VERSION, THIRD_VERSION } from './index.ts';
import type { FieldId } from './index.ts';

/** The names that the third version adds, by section, in order of the page. */
const NEW_NAMES = {
  section1: ['demandePartie', 'demandeArticle', 'dateEcheance', 'demandeQuestions'],
  section3: ['heureDebut', 'heureFin', 'identiteVerification', 'interprete', 'tiersPresent'],
  section10: ['documentsConsultes'],
  section11: ['discussion'],
} as const satisfies Record<string, readonly FieldId[]>;
const ADDED: readonly FieldId[] = Object.values(NEW_NAMES).flat();

/** Those of its fields that print a date in words. */
const DATES: readonly FieldId[] = [
  'birthDate',
  'originalEventDate',
  'relapseDate',
  'dateEcheance',
  'dateEvaluation',
  'conclusionDateConsolidation',
];

describe('the third version of the medical evaluation', () => {
  it('begins as the second one does', () => {
    expect(newReportMeta(THIRD_VERSION, 'fr')).toEqual(newReportMeta(SECOND_VERSION, 'fr'));
  });

  it('holds every name of the second one, as it was but for dates in words, and the pinned new ones', () => {
    for (const field of SECOND_VERSION.fields) {
      const { inWords, ...present } = THIRD_VERSION.field(field.id) ?? {};
      expect(present).toEqual(field);
      expect([field.id, inWords === true]).toEqual([field.id, DATES.includes(field.id)]);
    }
    const added = THIRD_VERSION.fields
      .map(({ id }) => id)
      .filter((id) => SECOND_VERSION.field(id) === undefined);
    expect(added).toEqual(ADDED);
    for (const [section, names] of Object.entries(NEW_NAMES))
      for (const name of names) expect(THIRD_VERSION.sectionOf(name)?.id).toBe(section);
    expect(THIRD_VERSION.fields.filter(({ inWords }) => inWords).map(({ id }) => id)).toEqual(DATES);
  });

  it('has a kind and a label in both languages for each, all of them optional and none prefilled', () => {
    const kinds = ADDED.map((id) => THIRD_VERSION.field(id)?.kind);
    expect(kinds).toEqual([
      'line',
      'line',
      'date',
      'text',
      'time',
      'time',
      'line',
      'line',
      'line',
      'documents',
      'text',
    ]);
    for (const id of ADDED) {
      const { label, optional, prefill, suggestion, fixed } = THIRD_VERSION.field(id) ?? {};
      expect([id, label?.fr === '', label?.en === '', optional]).toEqual([id, false, false, true]);
      expect([prefill, suggestion, fixed]).toEqual([undefined, undefined, undefined]);
    }
    const filled = buildDefaults(THIRD_VERSION, { today: '2026-03-02', language: 'fr' });
    expect(filled).toEqual(buildDefaults(SECOND_VERSION, { today: '2026-03-02', language: 'fr' }));
  });

  it('puts the discussion before the conclusion, and the documents before the examinations', () => {
    const order = THIRD_VERSION.fields.map(({ id }) => id);
    expect(order.indexOf('discussion')).toBe(order.indexOf('conclusionResume') - 1);
    expect(order.indexOf('documentsConsultes')).toBe(order.indexOf('examensParacliniques') - 1);
  });
});

it('counts none of the new fields in the progress of a section, but the documents for the text beside them', () => {
  const meta = newReportMeta(THIRD_VERSION, 'fr');
  const uncounted = ADDED.filter((id) => id !== 'documentsConsultes');
  const added: FormData = Object.fromEntries(uncounted.map((id) => [id, '2026-04-02']));
  const progress = (type: typeof THIRD_VERSION, data: FormData) => reportProgress(type, data, meta);
  expect(progress(THIRD_VERSION, {})).toEqual(progress(SECOND_VERSION, {}));
  expect(progress(THIRD_VERSION, added)).toEqual(progress(SECOND_VERSION, {}));
  const complete: FormData = { mandatDiagnostic: true, examensParacliniques: 'IRM' };
  const sections = progress(THIRD_VERSION, complete).filter(({ id }) =>
    ['section1', 'section10'].includes(id),
  );
  expect(sections.map(({ isComplete }) => isComplete)).toEqual([true, true]);
});

describe('a report of an earlier version that is raised to it', () => {
  const formData: FormData = { conclusionDateConsolidation: '2026-10-05' };

  it('keeps what the second one left out, and examines what that one examined', () => {
    const meta = { ...buildMeta('fr'), notExamined: ['knees', 'gait'] as const };
    const raised = upgradeReport(SECOND_VERSION, THIRD_VERSION, formData, {
      ...meta,
      caseRegions: ['knees'],
    });
    expect(raised).toMatchObject({ formData, lost: [] });
    expect([...raised.meta.notExamined].sort()).toEqual(['gait', 'knees']);
    expect(raised.meta.caseRegions).toEqual(['knees']);
  });

  it('divides what the first one held together', () => {
    const meta = { ...buildMeta('fr'), notExamined: ['knees'] as const };
    const direct = upgradeReport(FIRST_REPORT_TYPE, THIRD_VERSION, formData, meta);
    const second = upgradeReport(FIRST_REPORT_TYPE, SECOND_VERSION, formData, meta);
    expect(direct).toEqual(second);
    expect(upgradeReport(SECOND_VERSION, THIRD_VERSION, second.formData, second.meta)).toEqual(direct);
  });
});
