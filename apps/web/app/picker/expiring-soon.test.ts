import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { SavedFormItem } from '@constat/contract';
import { describe, expect, it } from 'vitest';
import { expiringSoon } from './expiring-soon.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function buildForm(title: string, expiresAt: string | null, expired = false): SavedFormItem {
  const moment = '2026-11-01T12:00:00Z';
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    title,
    formType: expiresAt === null ? 'copy' : 'draft',
    ...MEDICAL_EVALUATION.name,
    retentionDays: 30,
    createdAt: moment,
    updatedAt: moment,
    expiresAt,
    expired,
    record: false,
    version: 1,
  };
}

describe('expiringSoon', () => {
  it('keeps what ends within three days, the soonest first', () => {
    const forms = [
      buildForm('three days', '2026-11-24T12:00:00Z'),
      buildForm('a moment later', '2026-11-24T12:00:01Z'),
      buildForm('tomorrow', '2026-11-22T12:00:00Z'),
      buildForm('copy', null),
      buildForm('already expired', '2026-11-20T12:00:00Z', true),
    ];
    expect(expiringSoon(forms, NOW).map((form) => form.title)).toEqual(['tomorrow', 'three days']);
  });
});
