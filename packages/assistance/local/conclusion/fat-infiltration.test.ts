/** What infiltrates a tissue is a finding, and no treatment. */
import { describe, expect, it } from 'vitest';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { topicsOf } from './sentence-topics.ts';

const injectionIn = (text: string, language: TextLanguage): string =>
  topicsOf(
    {
      text,
      own: text,
      plain: text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('œ', 'oe')
        .replaceAll('’', "'")
        .toLowerCase(),
      dates: [],
    },
    language,
  ).injection;

describe('an infiltration that is a finding', () => {
  it.each([
    ['fr', 'Une infiltration graisseuse de grade I.'],
    ['fr', 'L’IRM montre une infiltration adipeuse du sous-épineux.'],
    ['fr', 'Infiltrations œdémateuses des parties molles.'],
    ['fr', 'Une infiltration inflammatoire de la graisse de Kager est notée.'],
    ['en', 'Fatty infiltration of the supraspinatus, grade I.'],
    ['en', 'The MRI showed mild fatty infiltration.'],
    ['en', 'There is fat infiltration and marrow infiltration.'],
    ['en', 'Inflammatory infiltration of the tendon sheath.'],
  ] as const)('is no injection (%s: %s)', (language, text) => {
    expect(injectionIn(text, language)).toBe('none');
  });

  it.each([
    ['fr', 'Une infiltration sous-acromiale droite est faite.'],
    ['fr', 'Elle reçoit une infiltration de 40 mg.'],
    ['en', 'A subacromial infiltration was done.'],
    ['en', 'The left shoulder infiltration gave relief.'],
  ] as const)('is an injection where it is given (%s: %s)', (language, text) => {
    expect(injectionIn(text, language)).not.toBe('none');
  });
});
