/** Fields that hold a list, as a person reads them outside of their tables. */
import { describe, expect, it } from 'vitest';
import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import { NO_SEQUELA, writeImpairment } from '../rules/impairment/index.ts';
import { buildMeta } from '../rules/index.ts';
import { typedNotPrinted } from './index.ts';
import { listInWords } from './list-in-words.ts';

const TABLE = { id: 'abcd1234', version: 'ESSAI-1', source: 'Zz', date: '2026-01-15' };
const KNEE = {
  ...NO_SEQUELA,
  code: 'ZZ-01',
  side: 'left',
  organ: 'genou',
  description: 'Raideur fictive',
  measure: '60',
  percent: '2',
  origin: { tableId: TABLE.id, line: 5 },
} as const;
const MARK = { ...NO_SEQUELA, nature: 'pe', description: 'Marque', percent: '' } as const;
const DPJV = { dap: { sum: '2,00', percent: '0,2', origin: null }, pe: null };
const ONE = writeImpairment({ sequelae: [KNEE], dpjv: DPJV, tables: [TABLE] });
const TWO = writeImpairment({ sequelae: [{ ...KNEE, isPrior: true }, MARK], dpjv: DPJV, tables: [TABLE] });

const words = (id: FieldId, text: string, language: 'fr' | 'en') => {
  const field = MEDICAL_EVALUATION.field(id);
  if (field === undefined) throw new Error(id);
  const list = listInWords(field, text, language);
  return list && [list.summary, ...list.items].map((line) => line.replaceAll('\u00A0', ' '));
};

describe('a field that holds a list', () => {
  it('of sequelae says how many they are and what they come to, then each, in the language of the report', () => {
    expect(words('sequelles', ONE, 'fr')).toEqual([
      '1 séquelle, total 2,20 %',
      'DAP ZZ-01, genou (gauche), Raideur fictive, mesure : 60, 2 % (barème ESSAI-1, ligne 5)',
      'Somme des DAP : 2,00 % (addition des séquelles)',
      'DPJV selon la somme des DAP : 0,20 % (saisi par le médecin)',
      'Total : 2,20 % (addition de ce qui précède)',
    ]);
    expect(words('sequelles', TWO, 'en')).toEqual([
      '2 sequelae, calculation incomplete',
      'DAP ZZ-01, genou (left), Raideur fictive, measure: 60, 2% (table ESSAI-1, line 5), prior',
      'PE, Marque, percentage to be given',
      'Total: calculation incomplete',
    ]);
  });

  it('of documents says how many they are, then each', () => {
    const text = '2026-04-02 | Dr Zzorthé | Rapport d’IRM | 3\n|  | Note |';
    expect(words('documentsConsultes', text, 'fr')).toEqual([
      '2 documents',
      'rapport d’IRM du Dr Zzorthé, 2 avril 2026, p. 3',
      'note',
    ]);
    expect(words('documentsConsultes', '|  | Note |', 'en')).toEqual(['1 document', 'note']);
  });

  it('has nothing to say while it is empty, and another field is no list', () => {
    expect(words('sequelles', '', 'fr')).toBeUndefined();
    expect(words('documentsConsultes', ' ', 'fr')).toBeUndefined();
    expect(words('conclusionResume', ONE, 'fr')).toBeUndefined();
  });

  it.each([
    ['fr', '1 séquelle, total 2,20 %'],
    ['en', '1 sequela, total 2.20%'],
  ] as const)('is named so where an export leaves it out, in %s', (language, value) => {
    const report = { type: MEDICAL_EVALUATION, formData: { sequelles: ONE }, meta: buildMeta(language) };
    const [listed] = typedNotPrinted(report, language, { section12Everywhere: false });
    expect(listed).toMatchObject({ field: 'sequelles', reason: 'word-only' });
    expect(listed?.value.replaceAll('\u00A0', ' ')).toBe(value);
  });
});
