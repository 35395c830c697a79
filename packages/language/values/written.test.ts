import { describe, expect, it } from 'vitest';
import { writeValues } from './write-values.test-data.ts';
import type { Example } from './write-values.test-data.ts';

/** A number before « plus »: of a reflex, or of something else. */
const REFLEXES: Readonly<Record<'fr' | 'en', readonly Example[]>> = {
  fr: [
    ['réflexe rotulien quatre plus', 'réflexe rotulien 4+'],
    ['réflexe rotulien cinq plus', 'réflexe rotulien cinq plus'],
    ['pouls soixante-douze plus souffle', 'pouls 72 plus souffle'],
    [
      'réflexes normaux, une plus faible réponse à gauche',
      'réflexes normaux, une plus faible réponse à gauche',
    ],
    [
      'Les réflexes sont normaux. Elle prend deux plus un au coucher.',
      'Les réflexes sont normaux. Elle prend deux plus un au coucher.',
    ],
    ['Réflexes vifs\nTrois plus un comprimé au besoin', 'Réflexes vifs\nTrois plus un comprimé au besoin'],
  ],
  en: [
    ['patellar reflexes two plus', 'patellar reflexes 2+'],
    ['pulses eighty plus murmur', 'pulses 80 plus murmur'],
    [
      'Reflexes are normal. She takes two plus one at bedtime.',
      'Reflexes are normal. She takes two plus one at bedtime.',
    ],
  ],
};

/** A number after a month, its day or what it counts, and a decimal sign without the number before it. */
const DOUBTS: readonly Example[] = [
  ['he was seen march twelve for pain', 'he was seen march 12 for pain'],
  ['In March twelve sessions were given.', 'In [March twelve] sessions were given.'],
  ['in may five weeks of therapy were added', 'in [may five] weeks of therapy were added'],
  ['stiffness point two point five centimetres', 'stiffness point [two point five centimetres]'],
  ['a dose of point five milligrams', 'a dose of [point five milligrams]'],
  ['from april three tablets a day', 'from [april three] tablets a day'],
];

/** Numbers below zero, and a number after the sign of degrees. */
const SIGNED: Readonly<Record<'fr' | 'en', readonly Example[]>> = {
  fr: [
    ['extension moins dix à moins cinq degrés', 'extension -10 à -5°'],
    ['extension de moins dix à cinq degrés', 'extension de -10 à 5°'],
    ['moins cinq ou moins sept virgule cinq degrés', '-5 ou -7,5°'],
    ['moins deux à zéro centimètre', '-2 à 0 cm'],
    ['température de 38° cinq jours', 'température de 38° cinq jours'],
    ['température de 38 degrés cinq', 'température de [38 degrés] cinq'],
    ['flexion de douze virgule puis repos', 'flexion de 12 virgule puis repos'],
    ['entorse de grade deux et demi', 'entorse de grade deux et demi'],
    ['entorse de grade un à deux', 'entorse de grade I à II'],
  ],
  en: [
    ['extension minus ten to minus five degrees', 'extension -10 to -5°'],
    ['extension minus ten to zero degrees', 'extension -10 to 0°'],
    ['minus five to minus two and a half degrees', '-5 to -2.5°'],
    ['flexion 90° five times', 'flexion 90° five times'],
    ['temperature 38 degrees five', 'temperature [38 degrees] five'],
  ],
};

/** « pour cent » after a number, and « cent » after « pour ». */
const PERCENT: readonly Example[] = [
  ['amélioration de vingt pour cent', 'amélioration de 20 %'],
  ['deux et demie pour cent', '2,5 %'],
  ['arrêt de travail pour cent vingt jours', 'arrêt de travail pour 120 jours'],
  ['vingt et une séances pour cent vingt jours', '21 séances pour 120 jours'],
  ['payé pour cent dollars', 'payé pour 100 $'],
  ['exprimé en pour cent', 'exprimé en pour cent'],
];

/** A rank, or a time in seconds; the words of a rank stay. */
const RANKS: Readonly<Record<'fr' | 'en', readonly Example[]>> = {
  fr: [
    ['le cent vingt et unième jour', 'le cent vingt et unième jour'],
    ['onze vingt cinquièmes', 'onze vingt cinquièmes'],
  ],
  en: [
    ['the twenty third session', 'the twenty third session'],
    ['one hundred and fourth visit', 'one hundred and fourth visit'],
    ['a thirty second rest', 'a [thirty second] rest'],
    ['held for twenty second', 'held for [twenty second]'],
  ],
};

/** A letter before « un » and « une »: of a level, or an elided word that an engine wrote without its apostrophe. */
const LEVELS: readonly Example[] = [
  ['niveau L un et L deux', 'niveau L1 et L2'],
  ['l une et l autre des épaules', 'l une et l autre des épaules'],
  ['d une part la douleur', 'd une part la douleur'],
  ['à cause d une de ses chutes', 'à cause d une de ses chutes'],
  ['c une de ces douleurs', 'c une de ces douleurs'],
];

/** Two numbers that are linked, each with its noun: where one takes digits, so does the other. */
const LINKED: Readonly<Record<'fr' | 'en', readonly Example[]>> = {
  fr: [
    ['de neuf séances à douze séances', 'de 9 séances à 12 séances'],
    ['trois séances et cent vingt séances', '3 séances et 120 séances'],
    ['douze marches ou neuf marches', '12 marches ou 9 marches'],
    ['trois séances et douze visites', 'trois séances et 12 visites'],
    ['un appareil neuf et douze séances', 'un appareil neuf et 12 séances'],
    ['neuf et douze séances', '9 et 12 séances'],
  ],
  en: [
    ['nine sessions to twelve sessions', '9 sessions to 12 sessions'],
    ['five steps or one hundred and five steps', '5 steps or 105 steps'],
    ['three sessions and twelve visits', 'three sessions and 12 visits'],
  ],
};

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  it.each([
    ...REFLEXES[language],
    ...SIGNED[language],
    ...RANKS[language],
    ...LINKED[language],
    ...(language === 'fr' ? [...LEVELS, ...PERCENT] : DOUBTS),
  ])('%s', (said, written) => {
    expect(writeValues(said, language)).toBe(written);
  });
});
