import { expect, it } from 'vitest';
import { collectPhrases } from './collect-phrases.ts';

const collect = (conclusionSoinsTraitements: string) =>
  collectPhrases({ conclusionSoinsTraitements }, 'fr', () => true).map(({ text }) => text);

it.each([
  ['Aucun suivi à faire.', 20, true],
  ['Aucun soin à faire.', 19, false],
  [`Aucun soin ${'très '.repeat(156)}utile ici.`, 801, false],
  [`Aucun soin ${'très '.repeat(157)}ici.`, 800, true],
])('keeps phrases of 20 to 800 letters: %s', (sentence, length, isKept) => {
  expect(sentence).toHaveLength(length);
  expect(collect(sentence)).toEqual(isKept ? [sentence] : []);
});

it('keeps phrases with four words beside their brackets', () => {
  expect(collect('Prendre du naproxène 500 mg au coucher.')).toEqual([
    'Prendre du [médicament…] […] mg au coucher.',
  ]);
  expect(collect('Prendre du naproxène 500 mg matin.')).toEqual(['Prendre du [médicament…] […] mg matin.']);
  expect(collect('Prendre le naproxène 500 mg.')).toEqual([]);
});

it('takes two words, and not three, between the parts of a diagnosis', () => {
  expect(collect('Le traitement de l’entorse de la cheville est terminé.')).toEqual([
    'Le traitement de l’[diagnostic…] est terminé.',
  ]);
  expect(collect('Le traitement de l’entorse de sa la cheville est terminé.')).toEqual([
    'Le traitement de l’[diagnostic…] de sa la cheville est terminé.',
  ]);
});
