import { splitSentences } from '@constat/language/text';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { CASES, CASE_NAMES } from '../cases.test-data.ts';
import { formatHistory, generateConclusion } from '../index.ts';

const conclude = (historiqueEvolution: string, language: 'fr' | 'en' = 'fr') =>
  (
    generateConclusion({
      type: MEDICAL_EVALUATION,
      data: { historiqueEvolution, medicationActuelle: 'x' },
      language,
      normals: DEFAULT_NORMALS,
    })?.conclusionResume ?? []
  )
    .filter(({ fields }) => fields.includes('historiqueEvolution'))
    .flatMap(({ text }) => splitSentences(text.replaceAll('\u00A0', ' '), language));

const EVENT = 'Le 3 mars 2024, le travailleur chute d’un escabeau.';
const VISIT = 'La travailleuse est évaluée par le physiatre Dr Valbrume.';
const INJECTION = 'Le 12 juin 2024, il procède à une infiltration facettaire.';
const IMAGE = 'Une IRM lombaire est faite le 4 avril 2024.';
const SHOWN = 'Elle démontre un bombement discal.';

describe('a sentence that a conclusion repeats', () => {
  it('comes with the sentence that names the clinician, in its paragraph or in the one before', () => {
    for (const between of [' ', '\n\n'])
      expect(conclude(`${EVENT}\n${VISIT}${between}${INJECTION}`)).toEqual([EVENT, VISIT, INJECTION]);
  });

  it('comes with the sentence that names the image, in its paragraph or in the one before', () => {
    for (const between of [' ', '\n\n'])
      expect(conclude(`${EVENT}\n${IMAGE}${between}${SHOWN}`)).toEqual([EVENT, IMAGE, SHOWN]);
  });

  it('is joined to its antecedent across what was found meanwhile', () => {
    const found = 'La flexion est à 60°.';
    expect(conclude(`${EVENT}\n${VISIT} ${found}\n\n${INJECTION}`)).toEqual([EVENT, VISIT, found, INJECTION]);
  });

  it('is left out when nobody near is whom it speaks of', () => {
    expect(conclude(`${EVENT}\nLa physiothérapie débute.\n\n${INJECTION}`)).toEqual([EVENT]);
    expect(conclude(`${EVENT}\n\n${SHOWN}`)).toEqual([EVENT]);
    expect(conclude(`${EVENT}\nLa Dre Orsanne revoit le travailleur.\n\n${INJECTION}`)).toEqual([EVENT]);
  });

  it('stays when it speaks of the worker, whom a report is about', () => {
    const fall = 'Le 17 janvier 2024 vers 6 h 40, elle glisse sur la glace.';
    expect(conclude(fall)).toEqual([fall]);
    expect(conclude(`La travailleuse est cuisinière.\n\n${fall}`)).toEqual([
      'La travailleuse est cuisinière.',
      fall,
    ]);
    const told = 'Le travailleur rapporte qu’il a subi une fracture.';
    expect(conclude(`${EVENT}\n\n${told}`)).toEqual([EVENT, told]);
  });

  it('does the same in English', () => {
    const fall = 'On March 3, 2024, the worker fell.';
    const scan = 'An MRI was done.';
    const tear = 'It showed a labral tear.';
    const seen = 'The worker met Doctor Castonvale.';
    const done = 'On June 4, 2024, he performed an arthroscopy.';
    expect(conclude(`${fall}\n\n${scan}\n\n${tear}`, 'en')).toEqual([fall, scan, tear]);
    expect(conclude(`${fall}\n\n${tear}`, 'en')).toEqual([fall]);
    expect(conclude(`${fall}\n\n${seen}\n\n${done}`, 'en')).toEqual([fall, seen, done]);
    expect(conclude(`${fall}\n\n${done}`, 'en')).toEqual([
      fall,
      `Operation reported in the history: “${done}”`,
    ]);
  });

  it.each([
    ['fr', 'Le 4 mars 2024, un arrêt de travail est prescrit.', 'La prégabaline est débutée le 8 mars 2024.'],
    ['fr', 'Le 4 mars 2024, un arrêt de travail est prescrit.', 'Elle cesse le naproxène le 8 mars 2024.'],
    ['en', 'On March 4, 2024, a work stoppage was prescribed.', 'Pregabalin was begun on March 8, 2024.'],
    ['en', 'On March 4, 2024, a work stoppage was prescribed.', 'She stopped naproxen on March 8, 2024.'],
  ] as const)('about work brings no drug along (%s: %s %s)', (language, work, drug) => {
    expect(conclude(`${work} ${drug}`, language)).toEqual([work]);
  });

  it.each([
    [
      'fr',
      'La fiche de réclamation situe l’événement au 14 mars 2023.',
      'Le registre de l’employeur le situe au 15 mars 2023.',
    ],
    [
      'fr',
      'La déclaration d’accident date la chute du 14 mars 2023.',
      'La note de l’urgence la date du 13 mars 2023.',
    ],
    [
      'en',
      'The claim form places the event on March 14, 2023.',
      'The employer’s register places it on March 15, 2023.',
    ],
    ['en', 'The claim form dates the fall March 14, 2023.', 'The emergency note dates it to March 13, 2023.'],
  ] as const)('keeps the date of each source of the event (%s: %s %s)', (language, first, second) => {
    for (const between of [' ', '\n\n'])
      expect(conclude(`${first}${between}${second}`, language)).toEqual([first, second]);
  });

  it.each([
    ['fr', 'Un retour au travail est tenté le 4 mars 2024.', 'Il cesse le 8 mars 2024.'],
    ['en', 'A return to work was attempted on March 4, 2024.', 'He stopped on March 8, 2024.'],
  ] as const)('about work brings along its end (%s)', (language, work, end) => {
    expect(conclude(`${work} ${end}`, language)).toEqual([work, end]);
  });

  it.each(CASE_NAMES)('is the same from the history in dated paragraphs (%s)', (name) => {
    const { history, language } = CASES[name];
    const plain = (texts: readonly string[]) =>
      texts.map((text) => text.toLowerCase().replaceAll(/[,.]/gu, ''));
    expect(plain(conclude(formatHistory(history, { language }), language))).toEqual(
      plain(conclude(history, language)),
    );
  });
});
