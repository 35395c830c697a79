import { expect, it } from 'vitest';
import { COMMANDS } from './spoken-form.test-data.ts';
import { addWords, beginStretch, isVerbatimOpen } from './text-stretch.ts';
import type { Stretch } from './text-stretch.ts';

function begin(text: string, start = text.length, end = start, isMultiline = true): Stretch {
  return beginStretch({ field: 'historiqueEvolution', text, selection: { start, end }, isMultiline });
}

function say(stretch: Stretch, ...phrases: readonly string[]): Stretch {
  return phrases.reduce(
    (now, phrase) =>
      addWords(
        now,
        { recordingId: 'r', words: phrase.split(' ').map((text) => ({ text, chunk: 0, inChunk: null })) },
        { language: 'fr', commands: COMMANDS },
      ),
    stretch,
  );
}

it('begins a sentence in an empty text, after a full stop and on a new line, and goes on within one', () => {
  expect(say(begin(''), 'le genou est stable').text).toBe('Le genou est stable');
  expect(say(begin('Il marche.'), 'le genou est stable').text).toBe('Il marche. Le genou est stable');
  expect(say(begin('Il marche\n'), 'le genou est stable').text).toBe('Il marche\nLe genou est stable');
  expect(say(begin('Il dit que'), 'le genou est stable').text).toBe('Il dit que le genou est stable');
});

it('writes where the caret is, over what is selected, and the caret ends after it', () => {
  const inserted = say(begin('Il marche bien.', 9), 'très');
  expect(inserted.text).toBe('Il marche très bien.');
  expect(inserted.text.slice(0, inserted.caret)).toBe('Il marche très');
  expect(say(begin('Il marche mal.', 10, 13), 'bien').text).toBe('Il marche bien.');
});

it('a number, a correction and a passage word for word cross the pause between two phrases', () => {
  expect(say(begin(''), 'flexion à quatre-vingt', 'dix degrés').text).toBe('Flexion à 90°');
  const open = say(begin(''), 'il dit ouvre le verbatim je ne dors');
  expect(isVerbatimOpen(open)).toBe(true);
  const closed = say(open, 'plus ferme le verbatim');
  expect(isVerbatimOpen(closed)).toBe(false);
  expect(closed.text).toContain('je ne dors plus');
});

it('a field of one line takes no line break', () => {
  expect(say(begin('', 0, 0, false), 'un nouvelle ligne deux').text).not.toContain('\n');
});
