import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { CASES } from '../cases.test-data.ts';
import { generateConclusion } from '../index.ts';
import { tellsOfOperation } from './operation.ts';
import {
  ENGLISH_OPERATIONS,
  FRENCH_OPERATIONS,
  ENGLISH_OPERATIONS_HELD_OUT,
  FRENCH_OPERATIONS_HELD_OUT,
} from './operation.test-data.ts';
import { PLANNED_ENGLISH, PLANNED_FRENCH } from './planned-operations.test-data.ts';

const SENTENCES = [
  ...[...FRENCH_OPERATIONS, ...FRENCH_OPERATIONS_HELD_OUT, ...PLANNED_FRENCH].map(
    (told) => ['fr', ...told] as const,
  ),
  ...[...ENGLISH_OPERATIONS, ...ENGLISH_OPERATIONS_HELD_OUT, ...PLANNED_ENGLISH].map(
    (told) => ['en', ...told] as const,
  ),
];
const EVENT = {
  fr: 'Le 3 janvier 2024, la Dre Orsanne reçoit le travailleur à la suite de sa chute.',
  en: 'On January 3, 2024, doctor Orsanne saw the worker after his fall.',
};

const summary = (historiqueEvolution: string, language: 'fr' | 'en', other = {}) =>
  (
    generateConclusion({
      type: MEDICAL_EVALUATION,
      data: { historiqueEvolution, medicationActuelle: 'x', ...other },
      language,
      normals: DEFAULT_NORMALS,
    })?.conclusionResume ?? []
  ).map(({ text, fields }) => ({ text: text.replaceAll('\u00A0', ' '), fields }));

describe('the operations of a history', () => {
  it.each(SENTENCES)('(%s) « %s » is told as %s', (language, sentence, kind) => {
    const told = summary(`${EVENT[language]}\n${sentence}`, language);
    const words = sentence
      .replaceAll(/[«»“”]\s?/gu, '')
      .replace(/\.$/u, '')
      .toLowerCase();
    const found = told.filter(({ text }) =>
      text
        .replaceAll(/[«»“”"]\s?/gu, '')
        .toLowerCase()
        .includes(words),
    );
    // A sentence may be repeated for another reason: an injection, an image, a finding, the name of the event, work.
    const other =
      /infiltration|injection|bloc|block|fracture|graphie|densito|IRM|rupture|événement|event|travail|work/iu.test(
        sentence,
      );
    const isTold = kind === 'done' || (other && found.length > 0);
    expect(tellsOfOperation(sentence, language)).toBe(kind === 'done');
    expect(found.map(({ fields }) => fields)).toEqual(isTold ? [['historiqueEvolution']] : []);
  });

  it.each([
    ['fr', 'Il est mis en arrêt de travail en attente d’une arthroscopie.', true],
    ['fr', 'Il reprend le travail à temps partiel malgré la chirurgie proposée.', true],
    ['fr', 'Une arthroscopie est proposée.', false],
    ['en', 'He was off work while awaiting arthroscopy.', true],
    ['en', 'He returned to light duties; surgery was recommended.', true],
    ['en', 'An arthroscopy was proposed.', false],
  ] as const)('(%s) that are to come keep no work from the course: « %s »', (language, sentence, isTold) => {
    const told = summary(`${EVENT[language]}\n${sentence}`, language).map(({ text }) => text);
    expect(told.includes(sentence)).toBe(isTold);
  });

  it.each([
    [
      '02-fr-F-fracture-cheville',
      ['réduction ouverte et fixation interne', 'exérèse de la plaque et des six vis'],
    ],
    [
      '03-en-F-hip-labral',
      ['left hip arthroscopy with labral repair using three anchors and a femoral osteoplasty'],
    ],
  ] as const)('are all in the conclusion of the case %s', (name, operations) => {
    const { history, language } = CASES[name];
    const told = summary(history, language);
    for (const operation of operations)
      expect(told.filter(({ text }) => text.includes(operation))).toMatchObject([
        { fields: ['historiqueEvolution'] },
      ]);
  });

  it('are none in the case of a worker who was not operated on', () => {
    const { history, language } = CASES['01-fr-F-entorse-lombaire'];
    expect(summary(history, language).filter(({ text }) => /opér|chirurg/iu.test(text))).toEqual([]);
  });

  it('are joined by those of section 5', () => {
    expect(summary('x', 'fr', { antecedentsChirurgicaux: 'Césarienne 1996' })).toContainEqual({
      text: 'Antécédents chirurgicaux : césarienne 1996.',
      fields: ['antecedentsChirurgicaux'],
    });
  });

  it('are quoted where nobody near names who operated', () => {
    const sentence = 'Le 4 mai 2024, il procède à une méniscectomie.';
    expect(
      summary(`Le 3 mars 2024, une chute survient.\n\n${sentence}`, 'fr').map(({ text }) => text),
    ).toContain(`Opération rapportée à l’historique : « ${sentence} »`);
  });
});
