import { expect, test } from 'vitest';
import { leavesPlaceOpen } from './open-places.ts';

test.each([
  'Date de consolidation : [à fixer par le médecin].',
  'Circonférence : différence de 1 cm [niveau de mesure à préciser].',
  '[oui ou non, à préciser par le médecin]',
  'Consolidation: [to be set by the physician]',
  'The level [level of measurement to be stated] is open.',
  'Flexion à [ ]°',
  'Le [...] dernier',
  'Le […] dernier',
  'Né le [____]',
  'Dose [??]',
  'À revoir [à compléter]',
  'Dose [to confirm]',
])('a place is left open in « %s »', (text) => {
  expect(leavesPlaceOpen(text)).toBe(true);
});

test.each([
  '',
  'Flexion à 60°.',
  '« Elle [la travailleuse] dit avoir mal [sic] »',
  'Il travaille [à Montréal] depuis 2019.',
  'Voir [1], [2] et [12 mars].',
  'He said that he [the worker] fell [on the left side].',
  'à préciser par le médecin',
  'Crochet [non fermé à préciser',
  'He was told [by phone] to be seen again.',
])('nothing is left open in « %s »', (text) => {
  expect(leavesPlaceOpen(text)).toBe(false);
});
