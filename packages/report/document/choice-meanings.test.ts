import { expect, it } from 'vitest';
import { FIRST_REPORT_TYPE, OPTION_SETS, SECOND_VERSION } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import { printedValue } from './format-value.ts';

function printed(id: FieldId, stored: string, type: typeof SECOND_VERSION): readonly string[] {
  const field = type.field(id);
  if (field === undefined) throw new Error(`no field ${id}`);
  const meta = { confirmed: [], notExamined: [], normals: {} };
  return (['fr', 'en'] as const).map((language) =>
    printedValue(field, { data: { [id]: stored }, meta, language }),
  );
}

const CASES: readonly [FieldId, string, string, string][] = [
  [
    'piedsThompsonDroit',
    'Négatif',
    'Négatif (flexion plantaire présente)',
    'Negative (plantar flexion present)',
  ],
  [
    'piedsThompsonGauche',
    'Positif',
    'Positif (flexion plantaire absente)',
    'Positive (plantar flexion absent)',
  ],
  ['piedsSingleHeelRaiseGauche', 'Négatif', 'Négatif (possible)', 'Negative (possible)'],
  ['piedsSingleHeelRaiseDroit', 'Positif', 'Positif (impossible)', 'Positive (impossible)'],
  ['piedsThompsonDroit', 'Non fait', 'Non fait', 'Not done'],
  ['piedsSingleHeelRaiseDroit', 'Non fait', 'Non fait', 'Not done'],
  ['piedsThompsonDroit', 'douteux', 'douteux', 'douteux'],
  // Of the same table, but its sign cannot be read both ways.
  ['piedsTestApprehensionDroit', 'Positif', 'Positif', 'Positive'],
  ['genouxLachmanDroit', 'Positif', 'Positif', 'Positive'],
];

it.each(CASES)('%s, « %s » prints what it says in words', (id, stored, french, english) => {
  expect(printed(id, stored, SECOND_VERSION)).toEqual([french, english]);
  expect(printed(id, stored, FIRST_REPORT_TYPE)).toEqual([french, english]);
});

it('tells in words only values that their list holds', () => {
  const told = SECOND_VERSION.fields.filter(({ meanings }) => meanings !== undefined);
  expect(told).toHaveLength(4);
  for (const { options, meanings = {} } of told) {
    const values = options === undefined ? [] : OPTION_SETS[options].map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(Object.keys(meanings)));
  }
});
