import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { expect, it } from 'vitest';
import { describeWritten } from './describe-written.ts';
import type { Written } from './spoken-form.ts';

const written = (field: FieldId, value: string, isNormal = false): Written => ({
  field,
  value,
  before: '',
  isNormal,
  isDoubtful: false,
  adds: false,
});
const describeIn = (all: readonly Written[]) =>
  describeWritten(all, MEDICAL_EVALUATION, { language: 'fr', normal: 'normal' });

it('names one cell and two, with unit, and what is normal or emptied', () => {
  expect(describeIn([written('genouxFlexionDroitActif', '115')])).toEqual({
    kind: 'named',
    values: [{ field: 'genouxFlexionDroitActif', label: 'Flexion, côté droit, actif', value: '115°' }],
  });
  const two = describeIn([written('genouxFlexionDroitActif', '', true), written('genouxLachmanDroit', '')]);
  expect(two.kind === 'named' && two.values.map(({ value }) => value)).toEqual(['normal', '']);
});

it('names a date and a time in words, and a choice by its name', () => {
  const told = describeIn([written('birthDate', '1970-03-12'), written('heureDebut', '09:15')]);
  expect(told.kind === 'named' && told.values.map(({ value }) => value)).toEqual([
    '12 mars 1970',
    '9\u00A0h\u00A015',
  ]);
  const choice = describeIn([written('antecedentsTabac', 'négatif')]);
  expect(choice.kind === 'named' && choice.values.map(({ value }) => value)).toEqual(['Négatif']);
});

it('counts more, with the value of most and those that differ', () => {
  const all = describeIn([
    written('genouxLachmanDroit', 'Négatif'),
    written('genouxLachmanGauche', 'Positif'),
    written('genouxPivotDroit', 'Négatif'),
    written('genouxPivotGauche', 'Négatif'),
  ]);
  expect(all).toMatchObject({ kind: 'counted', count: 4, value: 'Négatif' });
  expect(all.kind === 'counted' && all.others.map(({ field }) => field)).toEqual(['genouxLachmanGauche']);
});
