/** What is normal, or measured, of the neck and the upper limbs, as a conclusion tells it. */
import { DEFAULT_NORMALS, SECOND_VERSION } from '@constat/report/catalogue';
import { newReportMeta } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from './generate-conclusion.ts';

function summaryOf(data: FormData, language: 'fr' | 'en'): readonly string[] {
  const all = SECOND_VERSION.regions.map(({ id }) => id);
  const built = newReportMeta(SECOND_VERSION, language, all);
  const meta = { ...built, confirmed: SECOND_VERSION.fields.map(({ id }) => id) };
  const request = { type: SECOND_VERSION, data, meta, language, normals: DEFAULT_NORMALS };
  const told = generateConclusion(request)?.conclusionResume ?? [];
  return told.map(({ text }) => text.replaceAll('\u00A0', ' '));
}

const ROOTS = ['C5', 'C6', 'C7', 'C8', 'T1'] as const;
const rootsOf = (measure: 'Force' | 'Sensibilite', value: string): FormData =>
  Object.fromEntries(
    ROOTS.flatMap((root) =>
      ['Droit', 'Gauche'].map((side) => [`membresSuperieurs${measure}${root}${side}`, value]),
    ),
  );

describe('the roots of the upper limbs', () => {
  it.each([
    [
      rootsOf('Force', '5/5'),
      'Force : 5/5 de C5 à T1 des deux côtés.',
      'Strength: 5/5 from C5 to T1 on both sides.',
    ],
    [
      { ...rootsOf('Force', '5/5'), membresSuperieursForceC5Droit: '4+/5' },
      'Force : 5/5 de C6 à T1 à droite; 5/5 de C5 à T1 à gauche.',
      'Strength: 5/5 from C6 to T1 on the right; 5/5 from C5 to T1 on the left.',
    ],
    [
      { ...rootsOf('Sensibilite', '2/2'), membresSuperieursSensibiliteC7Gauche: '1/2' },
      'Sensibilité : 2/2 de C5 à T1 à droite; 2/2 en C5, C6, C8, T1 à gauche.',
      'Sensation: 2/2 from C5 to T1 on the right; 2/2 at C5, C6, C8, T1 on the left.',
    ],
  ] as const)('are told normal side by side: %o', (data, french, english) => {
    expect(summaryOf(data, 'fr').at(-1)).toBe(french);
    expect(summaryOf(data, 'en').at(-1)).toBe(english);
  });
});

it.each([
  [
    { cervicalLhermitte: 'Négatif' },
    'Tests du rachis cervical, sans côté : négatifs (Lhermitte).',
    'Cervical tests, without a side: negative (Lhermitte).',
  ],
  [
    { membresSuperieursHoffmannDroit: 'Absent', membresSuperieursHoffmannGauche: 'Absent' },
    'Signes de voies longues : absents des deux côtés (Hoffmann).',
    'Long tract signs: absent on both sides (Hoffmann).',
  ],
  [
    { epaulesJobeDroit: 'Négatif', epaulesPatteDroit: 'Négatif' },
    'Tests de la coiffe des rotateurs : négatifs à droite (Jobe [canette vide], Patte).',
    'Rotator cuff tests: negative on the right (empty can [Jobe], Patte).',
  ],
  [
    { epaulesApprehensionGauche: 'Négatif' },
    'Tests d’instabilité : négatifs à gauche (appréhension).',
    'Instability tests: negative on the left (apprehension).',
  ],
  [
    { membresSuperieursReflexeTricipitalDroit: '2+', membresSuperieursReflexeTricipitalGauche: '2+' },
    'Réflexes des membres supérieurs : 2+ des deux côtés (tricipital [C7]).',
    'Reflexes of the upper limbs: 2+ on both sides (triceps [C7]).',
  ],
] as const)('names what is normal in words that agree: %o', (data, french, english) => {
  expect(summaryOf(data, 'fr').at(-1)).toBe(french);
  expect(summaryOf(data, 'en').at(-1)).toBe(english);
});

it.each([
  [
    { epaulesArcDouloureuxDeDroit: '70', epaulesArcDouloureuxADroit: '110' },
    'Arc douloureux, côté droit : de 70° à 110°.',
    'Painful arc, right side: from 70° to 110°.',
  ],
  [
    { epaulesArcDouloureuxDeGauche: '60' },
    'Arc douloureux, côté gauche : à partir de 60°.',
    'Painful arc, left side: from 60°.',
  ],
  [
    { epaulesArcDouloureuxADroit: '120' },
    'Arc douloureux, côté droit : jusqu’à 120°.',
    'Painful arc, right side: up to 120°.',
  ],
] as const)('tells a painful arc in one sentence: %o', (data, french, english) => {
  expect(summaryOf(data, 'fr')).toContain(french);
  expect(summaryOf(data, 'en')).toContain(english);
});
