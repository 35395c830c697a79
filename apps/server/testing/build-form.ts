import type { SavedFormBody } from '@constat/contract';

/** The body of a save, of a person who does not exist. */
export function buildFormBody(overrides: Partial<SavedFormBody> = {}): SavedFormBody {
  return {
    title: 'Zztest, Alix',
    formData: {
      patientName: 'Alix Zztest',
      diagnosticsCnesst: 'Entorse lombaire\nautre ligne',
      mandatDiagnostic: true,
    },
    retentionDays: 7,
    formType: 'draft',
    ...overrides,
  };
}
