/** Each bound that the rules of values name, with a text on both sides of it. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import { readFigures } from './index.ts';
import { writeValues } from './write-values.test-data.ts';
import type { Example } from './write-values.test-data.ts';

function figuresOf(text: string, language: Language): readonly string[] {
  return readFigures(splitWords(text, language), language).map(({ kind, value }) => `${kind} ${value}`);
}

function repeated(word: string, count: number): string {
  return Array.from({ length: count }, () => word).join(' ');
}

describe('numbers before a plain noun', () => {
  it.each<Example>([
    ['neuf semaines et demie', 'neuf semaines et demie'],
    ['dix semaines et demie', '10,5 semaines'],
    ['huit ou neuf séances', 'huit ou neuf séances'],
    ['neuf ou dix séances', '9 ou 10 séances'],
  ])('from ten on are written in digits: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it('take digits when one of the eight linked numbers on either side does', () => {
    const seven = 'deux, quatre, trois, deux, trois, deux, trois';
    const digits = '2, 4, 3, 2, 3, 2, 3';
    expect(writeValues(`quatre, ${seven} et dix fois`, 'fr')).toBe(`4, ${digits} et 10 fois`);
    expect(writeValues(`cinq, quatre, ${seven} et dix fois`, 'fr')).toBe(`cinq, 4, ${digits} et 10 fois`);
    expect(writeValues(`dix, ${seven} et quatre fois`, 'fr')).toBe(`10, ${digits} et 4 fois`);
    expect(writeValues(`dix, quatre, ${seven} et cinq fois`, 'fr')).toBe(`10, 4, ${digits} et cinq fois`);
  });

  it.each<Example>([
    ['at twelve thousand three hundred Old Mill Creek Road', 'at 12300 Old Mill Creek Road'],
    ['at twelve thousand three hundred Old Mill Creek Valley Road', 'at 12,300 Old Mill Creek Valley Road'],
  ])('are of a house within four words of the kind of street: "%s"', (said, written) => {
    expect(writeValues(said, 'en')).toBe(written);
  });
});

describe('numbers said digit by digit', () => {
  const digits = (count: number): string => repeated('trois', count);

  it.each<Example>([
    ['matricule un deux trois', 'matricule 123'],
    ['matricule un deux', 'matricule [un deux]'],
    ['matricule vingt-deux quarante', 'matricule 2240'],
    ['matricule mille', 'matricule mille'],
    [`carte numéro ${digits(16)}`, `carte numéro ${'3'.repeat(16)}`],
    [`carte numéro ${digits(17)}`, `carte numéro [${digits(17)}]`],
    ['dossier cinq cent douze six cent vingt-cinq un deux trois quatre', 'dossier 5126251234'],
    [
      'dossier cinq cent douze six cent vingt-cinq un deux',
      'dossier [cinq cent douze six cent vingt-cinq un deux]',
    ],
    [
      'dossier cinq cent douze six cent vingt-cinq un deux trois quatre cinq',
      'dossier [cinq cent douze six cent vingt-cinq un deux trois quatre cinq]',
    ],
  ])('are one number: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it('are a telephone, however many words of grammar stand between', () => {
    const said = 'téléphone du travail à la CNESST est le cinq un quatre cinq cinq cinq un deux trois quatre';
    expect(writeValues(said, 'fr')).toBe('téléphone du travail à la CNESST est le 514 555-1234');
  });

  it.each<Example>([
    ['Québec, le code postal est le : H deux X un Y quatre', 'Québec, le code postal est le : H2X 1Y4'],
    ['Québec, le code est le : H deux X un Y quatre', 'Québec, le code est le : H2X 1Y4'],
    ['Québec, le code est le : H deux X un Y', 'Québec, le code est le : H deux X un Y'],
    ['Québec, le code est le : H deux X un Y quatre deux fois', 'Québec, le code est le : H2X 1Y4 deux fois'],
  ])('and with letters are a postal code of six signs: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });
});

describe('heights', () => {
  it.each<Example>([
    ['neuf mètres soixante', '9,60 m'],
    ['dix mètres soixante', '10 m 60'],
  ])('are of nine metres at the most: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it.each<Example>([
    ['two feet six tall', 'two feet six tall'],
    ['three feet six tall', '3 feet 6 tall'],
    ['eight feet six tall', '8 feet 6 tall'],
    ['nine feet six tall', 'nine feet six tall'],
  ])('are of three to eight feet: "%s"', (said, written) => {
    expect(writeValues(said, 'en')).toBe(written);
  });
});

it('levels said in a row are one run, to the end of the spine', () => {
  const said = 'T onze T douze L un L deux L trois L quatre L cinq S un';
  expect(writeValues(said, 'fr')).toBe('T11-T12-L1-L2-L3-L4-L5-S1');
});

describe('scores', () => {
  it.each<Example>([
    ['rotation cent sur cent quatre-vingts', 'rotation 100/180'],
    ['rotation cent sur cent quatre-vingt-un', 'rotation [cent sur cent quatre-vingt-un]'],
    ['tension de cent vingt sur trente', 'tension de 120/30'],
    ['tension de cent vingt sur vingt-neuf', 'tension de [cent vingt sur vingt-neuf]'],
    ['tension de trois cents sur cent dix', 'tension de 300/110'],
    ['tension de trois cent un sur cent dix', 'tension de [trois cent un sur cent dix]'],
  ])('are of an angle or of a pressure: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it('are of a motion within five words, those of other scores left out', () => {
    const motion = (said: string): string => writeValues(`flexion ${said} sur cent trente-cinq`, 'fr');
    expect(motion('de la hanche droite cent dix')).toBe('flexion de la hanche droite 110/135');
    expect(motion('de la hanche à droite cent dix')).toBe(
      'flexion de la hanche à droite [cent dix sur cent trente-cinq]',
    );
  });

  it('are of a motion within sixteen words, those of other scores among them', () => {
    const before = '110 sur 135 et 115 sur 135 et 120 sur 135 et';
    const written = '110/135 et 115/135 et 120/135 et';
    const said = 'cent vingt-cinq sur cent trente-cinq';
    expect(writeValues(`flexion de hanche droite ${before} ${said}`, 'fr')).toBe(
      `flexion de hanche droite ${written} 125/135`,
    );
    expect(writeValues(`flexion de la hanche droite ${before} ${said}`, 'fr')).toBe(
      `flexion de la hanche droite ${written} [${said}]`,
    );
  });
});

describe('a number whose kind is said before', () => {
  it('is a reflex within twenty-four words', () => {
    const text = (count: number, grade: string): string =>
      `Réflexe achilléen ${repeated('très', count)} ${grade}`;
    expect(writeValues(text(23, 'deux plus'), 'fr')).toBe(text(23, '2+'));
    expect(writeValues(text(24, 'deux plus'), 'fr')).toBe(text(24, 'deux plus'));
  });

  it('has the unit of the other side within twenty-four words', () => {
    const text = (count: number, six: string): string =>
      `14 cm à droite ${repeated('très', count)} et ${six} à gauche`;
    expect(writeValues(text(20, 'six'), 'fr')).toBe(text(20, '6'));
    expect(writeValues(text(21, 'six'), 'fr')).toBe(text(21, 'six'));
  });

  it('is a grade up to four', () => {
    expect(figuresOf('laxité 4 plus à gauche', 'fr')).toEqual(['number 4+']);
    expect(figuresOf('laxité 5 plus à gauche', 'fr')).toEqual(['number 5']);
  });
});

it('eight days at the most share the month after them', () => {
  const days = ['05', '08', '10', '12', '15', '17', '19', '22'];
  const dates = days.map((day) => `date 2024-06-${day}`);
  expect(figuresOf('les 5, 8, 10, 12, 15, 17, 19 et 22 juin 2024', 'fr')).toEqual(dates);
  expect(figuresOf('les 3, 5, 8, 10, 12, 15, 17, 19 et 22 juin 2024', 'fr')).toEqual(['number 3', ...dates]);
});
