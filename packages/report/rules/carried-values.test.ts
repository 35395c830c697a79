import { describe, expect, it, test } from 'vitest';
import { MEDICAL_EVALUATION, REPORT_TYPES } from '../catalogue/index.ts';
import { CARRIED_FIELDS, carriedValues } from './carried-values.ts';
import { buildDefaults } from './defaults.ts';
import { buildMeta } from './form-data.ts';
import type { FormData } from './form-data.ts';

const DEFAULTS = buildDefaults(MEDICAL_EVALUATION, { today: '2026-11-21', language: 'fr' });

/** Every text field of a type, filled with its own name. */
function filled(type: typeof MEDICAL_EVALUATION): FormData {
  return Object.fromEntries(
    type.fields.filter(({ kind }) => kind !== 'flag').map(({ id }) => [id, `Zz ${id}`]),
  );
}

test('of a whole report, only identity, history and medication are offered: sections A, 4, 5 and 6', () => {
  for (const type of REPORT_TYPES.all) {
    const offered = carriedValues(type, filled(type), buildMeta('fr')).map(({ field }) => field.id);
    expect(offered).toEqual(CARRIED_FIELDS);
    const sections = new Set(offered.map((id) => type.sectionOf(id)?.id));
    expect([...sections]).toEqual(['sectionA', 'section4', 'section5', 'section6']);
  }
});

test('no field of the history of facts, the complaints, the findings or the conclusion can be offered', () => {
  const never = ['section1', 'section2', 'section3', 'section7', 'section8', 'section9', 'section10'];
  for (const type of REPORT_TYPES.all)
    for (const field of type.fields) {
      const section = type.sectionOf(field.id)?.id ?? '';
      if ([...never, 'section11', 'section12'].includes(section))
        expect(CARRIED_FIELDS).not.toContain(field.id);
    }
  for (const id of ['patientName', 'age', 'dateEvaluation', 'relapseDate'])
    expect(CARRIED_FIELDS).not.toContain(id);
});

describe('a value that may be taken over', () => {
  const offered = (data: FormData, meta = buildMeta('fr')) =>
    carriedValues(MEDICAL_EVALUATION, data, meta).map(({ field, text }) => [field.id, text]);

  it('holds something', () => {
    expect(offered({ emploi: ' soudeuse ', workerPhone: '  ' })).toEqual([['emploi', 'soudeuse']]);
  });

  it('was entered or confirmed, not only prefilled', () => {
    expect(offered(DEFAULTS)).toEqual([]);
    const meta = { ...buildMeta('fr'), confirmed: ['antecedentsSaaq' as const] };
    expect(offered(DEFAULTS, meta)).toEqual([['antecedentsSaaq', DEFAULTS.antecedentsSaaq]]);
    const data = { ...DEFAULTS, antecedentsMedicaux: 'Diabète de type 2.' };
    expect(offered(data)).toEqual([['antecedentsMedicaux', 'Diabète de type 2.']]);
  });
});
