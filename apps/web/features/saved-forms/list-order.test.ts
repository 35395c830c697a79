import type { SavedFormItem } from '@constat/contract';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { findForms } from './list-order.ts';

function form(title: string, expiresAt: string | null): SavedFormItem {
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
    expired: false,
    record: false,
    version: 1,
  };
}

const FORMS = [
  form('Zztremblay 10', '2026-12-20T12:00:00Z'),
  form('Élodie Zzbélanger', null),
  form('Zztremblay 9', '2026-12-01T12:00:00Z'),
  form('ilda zzorvane', '2026-12-10T12:00:00Z'),
];
const titles = (asked: string, order: 'changed' | 'title' | 'expiry'): readonly string[] =>
  findForms(FORMS, { asked, order, language: 'fr' }).map(({ title }) => title);

describe('the list of saved forms', () => {
  it('stays in the order of the last change where nothing else is asked', () => {
    expect(titles('', 'changed')).toEqual(FORMS.map(({ title }) => title));
    expect(titles('  ', 'changed')).toEqual(FORMS.map(({ title }) => title));
  });

  it('is sorted by title as a person would, and by what expires first', () => {
    expect(titles('', 'title')).toEqual([
      'Élodie Zzbélanger',
      'ilda zzorvane',
      'Zztremblay 9',
      'Zztremblay 10',
    ]);
    expect(titles('', 'expiry')).toEqual([
      'Zztremblay 9',
      'ilda zzorvane',
      'Zztremblay 10',
      'Élodie Zzbélanger',
    ]);
  });

  it('finds every word of a title, whatever the accents, the case and the order', () => {
    expect(titles('belanger elodie', 'changed')).toEqual(['Élodie Zzbélanger']);
    expect(titles('ZZTREM', 'title')).toEqual(['Zztremblay 9', 'Zztremblay 10']);
    expect(titles('zztremblay élodie', 'changed')).toEqual([]);
  });
});
