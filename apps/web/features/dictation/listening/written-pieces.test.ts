import { writeDictation } from '@constat/dictation/written';
import { expect, it } from 'vitest';
import { listenedWords } from './listened-words.ts';
import { piecesOf } from './written-pieces.ts';

it('gives the text back to the letter, and no piece holds a line break', () => {
  const said =
    'le genou nouveau paragraphe la travailleuse ouvrez les guillemets bon fermez les guillemets nouveau paragraphe ' +
    'au lit nouvelle ligne tiret insérer suivi ensuite';
  const words = said.split(' ').map((text, chunk) => ({ text, chunk, inChunk: null }));
  const suivi = { trigger: 'insérer suivi', replacement: 'Revoir.\n\nDeux lignes\n  ici.', created: '' };
  const written = writeDictation(words, { language: 'fr', voiceCommands: [suivi] });
  const pieces = piecesOf(listenedWords(written, words));
  expect(written.text).toContain('genou.\n\nLa');
  expect(written.text).toContain('».\n\nAu lit');
  expect(pieces.map(({ space, text }) => space + text).join('')).toBe(written.text);
  expect(pieces.filter(({ text }) => /\n/u.test(text) || text.trim() === '')).toEqual([]);
  expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
});
