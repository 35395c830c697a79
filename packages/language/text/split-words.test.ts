import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { splitWords } from './split-words.ts';

/** The words of a text: a mark in `()`, the dash of a list in `[]`, a line break as `/`; `+` before what stands tight. */
function shown(text: string, language: Language): string {
  const words = splitWords(text, language).map(({ kind, text: own, glue }, at) => {
    const tight = at > 0 && glue === '' && kind !== 'break' ? '+' : '';
    if (kind === 'mark') return `${tight}(${own})`;
    if (kind === 'item') return `${tight}[${own}]`;
    return kind === 'break' ? '/' : tight + own;
  });
  return words.join(' ');
}

const TEXTS: Readonly<Record<Language, readonly (readonly [text: string, words: string])[]>> = {
  fr: [
    ["L'abduction jusqu'à 90°, d'emblée.", "L' +abduction jusqu' +à 90 +° +(,) d' +emblée +(.)"],
    ["Qu'on l'opère… dit-elle.", "Qu' +on l' +opère +(…) dit-elle +(.)"],
    ['« Douleur vive », dit-il (à droite).', '(«) Douleur vive (») +(,) dit-il (() +à droite +()) +(.)'],
    ['- raideur\n- perte de 5kg, 12,5 % et 8h30', '[-] raideur / +[-] perte de 5kg +(,) 12,5 % et 8h30'],
    ["aujourd'hui l'", "aujourd'hui l'"],
    ['Le Dr. Roy, grade I. Bien.', 'Le Dr. Roy +(,) grade I +(.) Bien +(.)'],
    ['Presque l’IRM d’hier', 'Presque l’ +IRM d’ +hier'],
  ],
  en: [
    ["The patient's knee... isn't stiff.", "The patient's knee +(...) isn't stiff +(.)"],
    ['“It hurts,” she said (left).', '(“) +It hurts +(,) +(”) she said (() +left +()) +(.)'],
    ['5 m. away, 90° and 50%.', '5 m +(.) away +(,) 90 +° and 50 +% +(.)'],
    ['L4-L5 - severe', 'L4-L5 - severe'],
    ["l'abduction", "l'abduction"],
  ],
};

describe.each(['fr', 'en'] as const)('the words of a text in %s', (language) => {
  it.each(TEXTS[language])('%s', (text, words) => {
    expect(shown(text, language)).toBe(words);
  });
});
