import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';

const RIGHT = {
  piedsForceL2Droit: '5/5',
  piedsForceL3Droit: '5/5',
  piedsForceL4Droit: '5/5',
  piedsForceL5Droit: '5/5',
  piedsForceS1Droit: '5/5',
} as const;
const LEFT = {
  piedsForceL2Gauche: '5/5',
  piedsForceL3Gauche: '5/5',
  piedsForceL4Gauche: '5/5',
  piedsForceL5Gauche: '5/5',
  piedsForceS1Gauche: '5/5',
} as const;
const FIELDS = [
  'piedsForceL2Droit',
  'piedsForceL3Droit',
  'piedsForceL4Droit',
  'piedsForceL5Droit',
  'piedsForceS1Droit',
  'piedsForceL2Gauche',
  'piedsForceL3Gauche',
  'piedsForceL4Gauche',
  'piedsForceL5Gauche',
  'piedsForceS1Gauche',
] as const;

const normalStrength = (data: FormData, language: 'fr' | 'en') =>
  generateConclusion({
    type: MEDICAL_EVALUATION,
    data: { ...data, diagnosticsCnesst: 'Hernie discale L5-S1' },
    language,
    normals: DEFAULT_NORMALS,
    meta: { confirmed: FIELDS, notExamined: [] },
  })
    ?.conclusionResume?.map(({ text }) => text.replaceAll('\u00A0', ' '))
    .at(-1);

it.each([
  [{ ...RIGHT, ...LEFT }, '5/5 de L2 à S1 des deux côtés', '5/5 from L2 to S1 on both sides'],
  [
    { ...RIGHT, ...LEFT, piedsForceL5Droit: '4/5' },
    '5/5 en L2, L3, L4, S1 à droite; 5/5 de L2 à S1 à gauche',
    '5/5 at L2, L3, L4, S1 on the right; 5/5 from L2 to S1 on the left',
  ],
  [
    { ...RIGHT, ...LEFT, piedsForceL5Gauche: '3/5', piedsForceS1Gauche: '4/5' },
    '5/5 de L2 à S1 à droite; 5/5 de L2 à L4 à gauche',
    '5/5 from L2 to S1 on the right; 5/5 from L2 to L4 on the left',
  ],
  [RIGHT, '5/5 de L2 à S1 à droite', '5/5 from L2 to S1 on the right'],
  [LEFT, '5/5 de L2 à S1 à gauche', '5/5 from L2 to S1 on the left'],
] as const)('tells the normal strength of the roots of each side: %o', (data, french, english) => {
  expect(normalStrength(data, 'fr')).toBe(`Force : ${french}.`);
  expect(normalStrength(data, 'en')).toBe(`Strength: ${english}.`);
});
