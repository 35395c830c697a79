import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../fidelity/index.ts';
import { formatHistory } from './index.ts';

/** Blanks as one types them: the typography of units is shown elsewhere. */
const format = (text: string, language: 'fr' | 'en') => {
  const formatted = formatHistory(text, { language });
  expect(checkFidelity(text, formatted, { language }).differences).toEqual([]);
  return formatted.replaceAll('\u00A0', ' ').split('\n\n');
};

describe('the order of events', () => {
  it('leaves the physician’s order when an earlier event leans on what was told before it', () => {
    const told =
      'Le 12 juin 2024, le docteur Valbrume procède à une infiltration. Le travailleur est soudeur. Le 3 mars 2024, il chute d’un escabeau. Une radiographie faite le 4 mars 2024 est normale.';
    expect(format(told, 'fr').map((paragraph) => paragraph.slice(0, 16))).toEqual([
      'Le 12 juin 2024,',
      'Le 3 mars 2024, ',
      'Une radiographie',
    ]);
  });

  it('opens a paragraph for a date in figures, a short month and a date without its year', () => {
    const told =
      'Le 14/02/2024, le travailleur se blesse. Vu le 15 février par le Dr Roy. IRM le 20 mars 2024. Opéré le 5 sept. 2024. Le 1er octobre, reprise de la physiothérapie.';
    expect(format(told, 'fr')).toEqual([
      'Le 14/02/2024, le travailleur se blesse.',
      'Vu le 15 février par le Dr Roy.',
      'IRM le 20 mars 2024.',
      'Opéré le 5 sept. 2024.',
      'Le 1er octobre, reprise de la physiothérapie.',
    ]);
  });

  it('does not move a date without its year by itself', () => {
    const told =
      'On June 4, 2024, surgery was done. On March 2, the cast was removed. On May 1, 2024, an MRI was done.';
    expect(format(told, 'en')).toEqual([
      'On May 1, 2024, an MRI was done.',
      'On June 4, 2024, surgery was done.',
      'On March 2, the cast was removed.',
    ]);
  });

  it('opens no paragraph for a duration or for « le 1er traitement »', () => {
    const told = 'Le 4 mars 2024, le 1er traitement est donné. Il consulte le 2e médecin de la clinique.';
    expect(format(told, 'fr')).toHaveLength(1);
  });
});

describe('marks and capitals around a date', () => {
  it.each([
    ['fr', 'Le 12 juin 2024 le docteur Roy opère.', 'Le 12 juin 2024, le docteur Roy opère.'],
    ['fr', 'Le 12 juin 2024 vers 6 h, elle chute.', 'Le 12 juin 2024 vers 6 h, elle chute.'],
    ['fr', 'Le 12 juin 2024 est la date retenue.', 'Le 12 juin 2024 est la date retenue.'],
    ['fr', 'Le 12 juin 2024 on note une raideur.', 'Le 12 juin 2024, on note une raideur.'],
    ['en', 'on june 4, 2024 the worker fell.', 'On June 4, 2024, the worker fell.'],
    [
      'en',
      'On June 4, 2024 and June 6, 2024 she was seen.',
      'On June 4, 2024 and June 6, 2024 she was seen.',
    ],
    ['en', 'She may march in may 2024.', 'She may march in May 2024.'],
    ['en', 'An MRI was done on monday, march 5, 2024.', 'An MRI was done on Monday, March 5, 2024.'],
    ['en', 'She was seen by doctor Roy, a doctor.', 'She was seen by Doctor Roy, a doctor.'],
  ] as const)('(%s) « %s »', (language, told, written) => {
    expect(format(told, language)).toEqual([written]);
  });
});
