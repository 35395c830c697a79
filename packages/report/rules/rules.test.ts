import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import {
  buildDefaults,
  buildMeta,
  COPY_DAYS,
  CONFIRMED_DRAFT_DAYS,
  expiryOf,
  isErasable,
  isExpired,
  readReport,
  recentPatientOf,
  isUnconfirmed,
  unconfirmedFields,
} from './index.ts';

const TODAY = '2026-03-05';
const DAY = 86_400_000;

describe('defaults', () => {
  it('prefill the normals, the sample texts and the day, and leave the rest empty', () => {
    const defaults = buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'fr' });
    expect(defaults.rachisFlexion).toBe('90');
    expect(defaults.piedsForceL2Droit).toBe('5/5');
    expect(defaults.dateEvaluation).toBe(TODAY);
    expect(defaults.antecedentsMedicaux).toBe('Aucun antécédent médical rapporté.');
    expect(defaults.relapseDate).toBe('Nil');
    expect(defaults.hanchesFlexionDroitActif).toBeUndefined();
    expect(defaults.mandatDiagnostic).toBeUndefined();
  });

  it('write the sample texts in the language of the report', () => {
    expect(buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'en' }).antecedentsMedicaux).toBe(
      'No medical history reported.',
    );
  });
});

describe('confirmation', () => {
  const prefilled = MEDICAL_EVALUATION.fields
    .filter((field) => field.prefill !== undefined)
    .map((field) => field.id);

  it('lists every prefilled field of a new report', () => {
    for (const language of ['fr', 'en'] as const) {
      const data = buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language });
      expect(unconfirmedFields(MEDICAL_EVALUATION, data, buildMeta(language))).toEqual(prefilled);
    }
  });

  it('drops a field once it is edited, confirmed or emptied', () => {
    const data = {
      ...buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'fr' }),
      rachisFlexion: '60',
      rachisExtension: '',
    };
    const meta = { ...buildMeta('fr'), confirmed: ['piedsForceL2Droit', 'dateEvaluation'] as const };
    const left = unconfirmedFields(MEDICAL_EVALUATION, data, meta);
    for (const id of ['rachisFlexion', 'rachisExtension', 'piedsForceL2Droit', 'dateEvaluation'] as const) {
      expect(left).not.toContain(id);
    }
    expect(left).toHaveLength(prefilled.length - 4);
  });

  it('knows a sample text in either language, with any apostrophe and spacing', () => {
    const sample = MEDICAL_EVALUATION.fields.find((field) => field.id === 'modaliteEntrevue');
    if (sample === undefined) throw new Error('The catalogue lost a field');
    const field = {
      ...sample,
      prefill: {
        kind: 'sample',
        text: { fr: 'L’entrevue a lieu à la clinique.', en: 'The interview is held at the clinic.' },
      },
    } as const;
    const isWaiting = (text: string): boolean =>
      isUnconfirmed(field, { modaliteEntrevue: text }, buildMeta('fr'));
    for (const text of [
      'L’entrevue a lieu à la clinique.',
      "L'entrevue a lieu  à la clinique. ",
      'The interview is held at the clinic.',
    ])
      expect([text, isWaiting(text)]).toEqual([text, true]);
    for (const text of ['L’entrevue a eu lieu à la clinique.', 'The interview was held at the clinic.', ''])
      expect([text, isWaiting(text)]).toEqual([text, false]);
  });

  it('takes nothing as confirmed in a report sent without its meta, but for the date, which it cannot judge', () => {
    const data = buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'fr' });
    expect(unconfirmedFields(MEDICAL_EVALUATION, data, undefined)).toEqual(
      prefilled.filter((id) => id !== 'dateEvaluation'),
    );
  });
});

describe('reading a stored report', () => {
  it('gives back what it wrote', () => {
    const data = {
      ...buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'fr' }),
      mandatSoins: true,
    };
    expect(readReport(MEDICAL_EVALUATION, data)).toEqual({ data, unknown: [], mistyped: [] });
  });

  it('reads older names into both sides, where a value of its own wins', () => {
    const { data, unknown } = readReport(MEDICAL_EVALUATION, {
      piedsPlantifexionCheville: '35',
      piedsPlantiflexionChevilleGauche: '40',
      piedsCheillesPalpation: 'souple',
    });
    expect(data).toEqual({
      piedsPlantiflexionChevilleDroit: '35',
      piedsPlantiflexionChevilleGauche: '40',
      piedsChevillesPalpation: 'souple',
    });
    expect(unknown).toEqual([]);
  });

  it('names the present fields of an older one that is no text', () => {
    const { data, unknown, mistyped } = readReport(MEDICAL_EVALUATION, {
      piedsPlantifexionCheville: 35,
      piedsPlantiflexionChevilleGauche: '40',
    });
    expect(data).toEqual({ piedsPlantiflexionChevilleGauche: '40' });
    expect({ unknown, mistyped }).toEqual({ unknown: [], mistyped: ['piedsPlantiflexionChevilleDroit'] });
  });

  it('names what it could not read and never throws', () => {
    expect(
      readReport(MEDICAL_EVALUATION, { age: 40, emploi: 'soudeur', inconnu: 'x', mandatSoins: 'oui' }),
    ).toEqual({
      data: { emploi: 'soudeur' },
      unknown: ['inconnu'],
      mistyped: ['mandatSoins', 'age'],
    });
    fc.assert(
      fc.property(fc.anything(), (stored) => Array.isArray(readReport(MEDICAL_EVALUATION, stored).unknown)),
    );
  });
});

describe('retention', () => {
  const updatedAt = 1_700_000_000_000;

  it('ends a draft some days after its last update, and a copy never', () => {
    expect(expiryOf({ formType: 'draft', updatedAt, retentionDays: 7 })).toBe(updatedAt + 7 * DAY);
    expect(expiryOf({ formType: 'copy', updatedAt, retentionDays: 365 })).toBeNull();
  });

  it('keeps a draft that the dialog saved for thirty days, and sends a copy with a year', () => {
    const term = { formType: 'draft', updatedAt, retentionDays: CONFIRMED_DRAFT_DAYS } as const;
    expect(expiryOf(term)).toBe(updatedAt + 30 * DAY);
    expect(COPY_DAYS * DAY).toBe(365 * DAY);
  });

  it('keeps an expired draft for thirty days', () => {
    const expiresAt = updatedAt + DAY;
    expect(isExpired(expiresAt, expiresAt - 1)).toBe(false);
    expect(isExpired(expiresAt, expiresAt)).toBe(true);
    const draft = { formType: 'draft', hasFindings: false, hasDictation: false, expiresAt } as const;
    expect(isErasable(draft, expiresAt + 30 * DAY - 1)).toBe(false);
    expect(isErasable(draft, expiresAt + 30 * DAY)).toBe(true);
    expect(isExpired(null, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('the recent patient of a report', () => {
  it('takes the first line of the accepted diagnoses, else of the conclusion', () => {
    expect(
      recentPatientOf({
        patientName: ' Ilda Zzorvane ',
        age: '44',
        diagnosticsCnesst: '\nEntorse lombaire\nAutre',
      }),
    ).toEqual({
      patientName: 'Ilda Zzorvane',
      patientAge: '44',
      diagnosis: 'Entorse lombaire',
    });
    expect(recentPatientOf({ patientName: 'A', conclusionDiagnostic: 'Gonalgie' })?.diagnosis).toBe(
      'Gonalgie',
    );
  });

  it('is nobody when the report names nobody', () => {
    expect(recentPatientOf({ patientName: '  ' })).toBeUndefined();
  });
});
