import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { expect, it } from 'vitest';
import { otherChoices } from './cell-choices.ts';

const choices = (id: string, value: string, language: 'fr' | 'en' = 'fr') => {
  const field = MEDICAL_EVALUATION.field(id);
  if (field === undefined) throw new Error(`no field ${id}`);
  return otherChoices(field, value, { language, normals: DEFAULT_NORMALS });
};

it('the other choices of its list may stand in a cell of a test', () => {
  const others = choices('genouxLachmanDroit', 'Positif');
  expect(others).toContain('Négatif');
  expect(others).not.toContain('Positif');
});

it('angles that are heard alike may stand in place of one, within the bounds of the movement', () => {
  expect(choices('genouxFlexionDroitActif', '115')).toEqual(['105', '150', '15']);
  expect(choices('genouxFlexionDroitActif', '30', 'en')).toEqual(['13', '130', '3']);
  // What no knee does is not offered, and what was said is.
  expect(choices('genouxFlexionDroitActif', '300')).toEqual(['30']);
});

it('an extension may be what was said or what is lacking', () => {
  expect(choices('genouxExtensionDroitActif', '-10')).toContain('10');
  expect(choices('genouxExtensionDroitActif', '10')).toContain('-10');
  expect(choices('genouxFlexionDroitActif', '10')).not.toContain('-10');
});

it.each(['', 'normal', '1 15'])('nothing is offered for « %s »', (value) => {
  expect(choices('genouxFlexionDroitActif', value)).toEqual([]);
});

it('a text has no choices', () => {
  expect(choices('genouxPalpation', 'Sensible.')).toEqual([]);
});
