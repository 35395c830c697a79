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

/** The start of each paragraph. */
const starts = (text: string, language: 'fr' | 'en', length: number) =>
  format(text, language).map((paragraph) => paragraph.slice(0, length));

describe('dates that are not of a day', () => {
  it('puts a month, a season and a year alone in their place, in notes as in sentences', () => {
    const notes =
      '28 septembre 2020 : arthroscopie\n2020-06-01 : chute au travail\nmi-septembre 2020 : consultation\nEn 2022 : infiltration\nété 2019 : ancien épisode de douleur';
    expect(starts(notes, 'fr', 9)).toEqual(['Été 2019 ', '2020-06-0', 'Mi-septem', '28 septem', 'En 2022 :']);
    const told = 'May 2021, retired. In 2017 hired as a welder. Summer 2019: old ankle sprain.';
    expect(starts(told, 'en', 7)).toEqual(['In 2017', 'Summer ', 'May 202']);
  });

  it('invents no order between a date and a vaguer one that holds it', () => {
    const told =
      'Le 10 juin 2020, chute du travailleur. En juin 2020, chirurgie. En 2020, reprise. Le 2 mai 2020, embauche.';
    expect(starts(told, 'fr', 12)).toEqual(['Le 2 mai 202', 'Le 10 juin 2', 'En juin 2020', 'En 2020, rep']);
  });

  it('takes « jusqu’en mars 2021 » and « en 2018-2019 » for no date of an event', () => {
    const told = 'Le 4 mai 2022, chute. Arrêt jusqu’en mars 2021. En 2018-2019, rien à signaler.';
    expect(format(told, 'fr')).toHaveLength(1);
  });
});

describe('sentences and their dates', () => {
  it('ends a sentence after a unit, and none after a short month', () => {
    const told =
      'Le 4 mai 2022, chute de 2,5 m. Le 1er avril 2022, embauche. Vu le 5 sept. 2022 par le Dr Roy.';
    expect(starts(told, 'fr', 14)).toEqual(['Le 1er avril 2', 'Le 4 mai 2022,', 'Vu le 5 sept. ']);
    const english = 'On Jan. 5, 2021, the worker slipped. On Dec. 1, 2020, an MRI was done.';
    expect(starts(english, 'en', 13)).toEqual(['On Dec. 1, 20', 'On Jan. 5, 20']);
  });

  it('dates a period by its first day in English as in French', () => {
    const told =
      'On August 9, 2022, surgery was done. Between June 1 and July 15, 2022 physiotherapy was given.';
    expect(starts(told, 'en', 9)).toEqual(['Between J', 'On August']);
  });

  it('sets a unit off from its number', () => {
    expect(formatHistory('Le 4 mai 2022, 5mg de morphine et 2,5cm de plaie en L5.', { language: 'fr' })).toBe(
      'Le 4 mai 2022, 5\u00A0mg de morphine et 2,5\u00A0cm de plaie en L5.',
    );
  });
});

describe('pronouns for the worker', () => {
  it('moves an earlier event in which the worker alone can be meant', () => {
    const told =
      'Le 5 juin 2024, le travailleur est opéré. Le 12 janvier 2024, il s’est tordu le genou. Le 15 février 2024, il a été vu par le Dr Roy.';
    expect(starts(told, 'fr', 15)).toEqual(['Le 12 janvier 2', 'Le 15 février 2', 'Le 5 juin 2024,']);
    const english = 'On June 5, 2024, the worker had surgery. On May 2, 2024, he fell at work.';
    expect(starts(english, 'en', 7)).toEqual(['On May ', 'On June']);
    const other =
      'Le 20 mars 2023, il est revu par la docteure Lise Beaumont. Le travailleur est soudeur. Le 12 janvier 2023, il chute.';
    expect(starts(other, 'fr', 6)).toEqual(['Le 12 ', 'Le 20 ']);
  });

  it.each([
    ['a clinician', 'fr', 'Le 5 juin 2024, le travailleur voit le docteur Roy. Le 3 mars 2024, il chute.'],
    ['a relative', 'fr', 'Le 5 juin 2024, la travailleuse suit sa mère. Le 3 mars 2024, elle tombe.'],
    ['a name', 'en', 'On June 5, 2024, the worker met Mary. On March 3, 2024, she fell.'],
    [
      'a treatment',
      'fr',
      'Le 5 juin 2024, la travailleuse reçoit une orthèse. Le 3 mars 2024, elle est refusée.',
    ],
    ['nobody', 'fr', 'Le 5 juin 2024, chirurgie. Le 3 mars 2024, il chute.'],
    ['a patient', 'fr', 'Le 5 juin 2024, le travailleur lève un patient. Le 3 mars 2024, il chute.'],
  ] as const)('stays behind %s whom it may mean (%s)', (_whom, language, told) => {
    expect(format(told, language).join(' ')).toBe(told);
  });

  it('puts no pronoun for the worker behind another person', () => {
    const told =
      'Le 2 mai 2024, le docteur Roy l’examine. Le 9 juin 2024, le travailleur est opéré. Le 3 mai 2024, il tombe.';
    expect(format(told, 'fr').join(' ')).toBe(told);
  });
});

describe('straight quotation marks', () => {
  it('cuts, dates and marks nothing between them', () => {
    const told = 'On May 4, 2020 she said "it hurts. On march 3, 2019 I fell. I cried." Then she left.';
    expect(format(told, 'en')).toEqual([
      'On May 4, 2020, she said "it hurts. On march 3, 2019 I fell. I cried." Then she left.',
    ]);
    expect(format('He is 5\' 10" tall. steps of 12" hurt.', 'en')).toEqual([
      'He is 5\' 10" tall. Steps of 12" hurt.',
    ]);
  });
});

describe('marks and capitals around a date', () => {
  it.each([
    ['fr', 'Le 12 juin 2024 le docteur Roy opère.', 'Le 12 juin 2024, le docteur Roy opère.'],
    ['fr', 'Le 12 juin 2024 vers 6 h, elle chute.', 'Le 12 juin 2024 vers 6 h, elle chute.'],
    ['fr', 'Le 12 juin 2024 est la date retenue.', 'Le 12 juin 2024 est la date retenue.'],
    ['fr', 'Le 12 juin 2024 on note une raideur.', 'Le 12 juin 2024, on note une raideur.'],
    ['fr', 'En 2022 la travailleuse chute.', 'En 2022, la travailleuse chute.'],
    ['fr', 'En mai 2022 il chute.', 'En mai 2022, il chute.'],
    ['fr', 'En mai 2022 et en juin 2022 il chute.', 'En mai 2022 et en juin 2022 il chute.'],
    ['en', 'In may 2022 the worker fell.', 'In May 2022, the worker fell.'],
    ['en', 'on june 4, 2024 the worker fell.', 'On June 4, 2024, the worker fell.'],
    [
      'en',
      'On June 4, 2024 and June 6, 2024 she was seen.',
      'On June 4, 2024 and June 6, 2024 she was seen.',
    ],
    ['en', 'She may march in may 2024.', 'She may march in May 2024.'],
    ['en', 'An MRI was done on monday, march 5, 2024.', 'An MRI was done on Monday, March 5, 2024.'],
    ['en', 'She was seen by doctor Roy, a doctor.', 'She was seen by Doctor Roy, a doctor.'],
    ['en', 'She was seen by dr. Roy.', 'She was seen by Dr. Roy.'],
    ['fr', 'Elle est vue par la dre Roy et le dr Côté.', 'Elle est vue par la Dre Roy et le Dr Côté.'],
  ] as const)('(%s) « %s »', (language, told, written) => {
    expect(format(told, language)).toEqual([written]);
  });
});
