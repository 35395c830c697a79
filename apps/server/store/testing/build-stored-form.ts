import { newId } from '../../platform/ids.ts';
import type { StoredForm } from '../sealed-form.ts';

/** A draft of a person who does not exist, as the store keeps it. */
export function buildStoredForm(overrides: Partial<StoredForm> = {}): StoredForm {
  return {
    id: newId(),
    title: 'Zztest, Alix',
    formType: 'draft',
    reportType: 'cnesst-medical',
    reportTypeVersion: 1,
    retentionDays: 7,
    meta: undefined,
    version: 1,
    hasFindings: false,
    hasDictation: false,
    summary: undefined,
    createdAt: 1_772_460_000_000,
    updatedAt: 1_772_460_000_000,
    expiresAt: 1_773_064_800_000,
    formData: { patientName: 'Alix Zztest — « é » \u0000 😀', mandatDiagnostic: true },
    ...overrides,
  };
}
