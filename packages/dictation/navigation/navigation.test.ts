import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { readMove } from './read-move.ts';

const to = (phrase: string, language: 'fr' | 'en', isAlone = true): string | null => {
  const move = readMove(phrase, { language, type: MEDICAL_EVALUATION, isAlone });
  if (move === null) return null;
  if (move.kind === 'step') return `${move.unit} ${move.by}`;
  if (move.kind === 'unknown') return `? ${move.name}`;
  return move.side === null ? move.place.id : `${move.place.id} ${move.side}`;
};

describe('a place that is named with a word that asks to go there', () => {
  it.each([
    ['fr', 'va à la section sept', 'section7'],
    ['fr', 'Aller à l’examen physique.', 'section9'],
    ['fr', 'va aux antécédents', 'section5'],
    ['fr', 'va à conclusion limitations', 'conclusionLimitationsFonctionnelles'],
    ['fr', 'passe aux limitations fonctionnelles', 'conclusionLimitationsFonctionnelles'],
    ['fr', 'va au genou gauche', 'region-knees Gauche'],
    ['fr', 'aller à la démarche', 'region-gait'],
    ['fr', 'va aux tests ligamentaires des chevilles', 'ankleLigaments'],
    ['fr', 'retourne à l’historique', 'section7'],
    ['fr', 'va à la palpation du rachis cervical', 'cervicalPalpation'],
    ['fr', 'va à la date de consolidation', 'conclusionDateConsolidation'],
    ['fr', 'va à la flexion active du genou gauche', 'genouxFlexionGaucheActif'],
    ['fr', 'va à la section B', 'sectionB'],
    ['en', 'go to gait', 'region-gait'],
    ['en', 'Go to section eleven', 'section11'],
    ['en', 'jump to the left shoulder', 'region-shoulders Gauche'],
    ['en', 'go back to the history of the facts', 'section7'],
    ['en', 'go to imaging', 'section10'],
    ['en', 'move to restrictions', 'conclusionLimitationsFonctionnelles'],
    ['en', 'go to knee palpation', 'genouxPalpation'],
    ['en', 'go to the lumbar spine', 'region-spine'],
    ['en', 'go to accepted diagnoses', 'section2'],
  ] as const)('%s: %s', (language, phrase, place) => {
    expect(to(phrase, language)).toBe(place);
  });

  it('leads to every section, region and table by its own name, in both languages', () => {
    const type = MEDICAL_EVALUATION;
    const names = type.sections.flatMap(({ id, title, groups }) => [
      { id, kind: 'section', title },
      ...groups.flatMap(({ region, title: name, blocks }) => [
        ...(region === undefined || name === undefined
          ? []
          : [{ id: `region-${region}`, kind: 'region', title: name }]),
        ...blocks.flatMap((block) =>
          block.kind === 'table' ? [{ id: block.id, kind: 'table', title: block.title }] : [],
        ),
      ]),
    ]);
    const lost = names.flatMap(({ id, title }) =>
      (['fr', 'en'] as const).flatMap((language) => {
        const [found] = findPlaces(title[language], type);
        const isSame = found?.place.id === id || found?.place.label[language] === title[language];
        return isSame ? [] : [`${language} ${title[language]}: ${found?.place.id}`];
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('a name alone', () => {
  it.each([
    ['fr', 'section sept', 'section7'],
    ['fr', 'section 11', 'section11'],
    ['fr', 'genou gauche', 'region-knees Gauche'],
    ['fr', 'conclusion, limitations', 'conclusionLimitationsFonctionnelles'],
    ['fr', 'Conclusion.', 'section11'],
    ['fr', 'examen physique', 'section9'],
    ['en', 'conclusion, limitations', 'conclusionLimitationsFonctionnelles'],
    ['en', 'right shoulder', 'region-shoulders Droit'],
    ['en', 'section nine', 'section9'],
  ] as const)('%s: %s', (language, phrase, place) => {
    expect(to(phrase, language)).toBe(place);
  });

  it('is text in the middle of a sentence, unless it is a section by its number', () => {
    expect(to('genou gauche', 'fr', false)).toBeNull();
    expect(to('conclusion', 'en', false)).toBeNull();
    expect(to('section sept', 'fr', false)).toBe('section7');
  });
});

it.each([
  ['fr', 'prochain champ', 'field 1'],
  ['fr', 'champ suivant', 'field 1'],
  ['fr', 'champ précédent', 'field -1'],
  ['fr', 'variable suivante', 'blank 1'],
  ['fr', 'prochain doute', 'doubt 1'],
  ['fr', 'section suivante', 'section 1'],
  ['fr', 'région précédente', 'region -1'],
  ['en', 'next field', 'field 1'],
  ['en', 'previous field', 'field -1'],
  ['en', 'next doubt', 'doubt 1'],
  ['en', 'next blank', 'blank 1'],
  ['en', 'previous section', 'section -1'],
] as const)('a step: %s, %s', (language, phrase, step) => {
  expect(to(phrase, language, false)).toBe(step);
});

it.each([
  ['fr', 'va à la section zorglub', '? la section zorglub'],
  ['fr', 'va aux antécédants', '? antecedants'],
  ['fr', 'va à la démarge', '? la demarge'],
  ['en', 'go to the zorglub table', '? the zorglub table'],
] as const)('a move to nowhere is told from text: %s, %s', (language, phrase, move) => {
  expect(to(phrase, language)).toBe(move);
  expect(to(phrase, language, false)).toBeNull();
});

it.each([
  ['fr', 'retour au travail progressif prévu le 13 mars'],
  ['fr', 'retour au travail'],
  ['fr', 'va à la physiothérapie deux fois par semaine depuis mars'],
  ['fr', 'va à la selle sans difficulté'],
  ['fr', 'va à l’hôpital'],
  ['fr', 'passe à quatre-vingt-dix degrés'],
  ['fr', 'le travailleur va mieux'],
  ['fr', 'le genou gauche est stable et indolore'],
  ['fr', 'aucune limitation fonctionnelle'],
  ['fr', 'section du tendon'],
  ['fr', 'suivant le rapport du radiologiste'],
  ['fr', 'examen physique du genou gauche normal'],
  ['en', 'back to work since march'],
  ['en', 'return to work is planned'],
  ['en', 'goes to the gym twice a week'],
  ['en', 'section of the tendon'],
  ['en', 'next he fell on his left knee'],
  ['en', 'the left shoulder is painful'],
  ['en', 'no restrictions'],
  ['en', 'move to the left is painful'],
] as const)('what is dictated is no move: %s, %s', (language, phrase) => {
  expect(to(phrase, language)).toBeNull();
  expect(to(phrase, language, false)).toBeNull();
});

interface Phrases {
  readonly moves: readonly (readonly [phrase: string, place: string])[];
  readonly texts: readonly string[];
}

describe.each(['fr', 'en'] as const)(
  'phrases written by people who did not know the rules, in %s',
  (language) => {
    const file = join(import.meta.dirname, 'phrases', `${language}.json`);
    const { moves, texts } = JSON.parse(readFileSync(file, 'utf8')) as Phrases;

    it('lead where they should', () => {
      expect(moves.map(([phrase]) => [phrase, to(phrase, language)])).toEqual(moves);
    });

    it('are no moves where they are dictated', () => {
      expect(texts.flatMap((phrase) => [to(phrase, language), to(phrase, language, false)])).toEqual(
        texts.flatMap(() => [null, null]),
      );
    });
  },
);
