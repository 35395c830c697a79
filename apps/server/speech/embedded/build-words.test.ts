import { expect, test } from 'vitest';
import { buildWords, meanConfidence } from './build-words.ts';

const empty = { text: '', tokens: [], timestamps: [], durations: [], ys_log_probs: [] };

test('tokens are joined into words with their place in the whole recording', () => {
  const result = {
    ...empty,
    text: "l'épaule droite",
    tokens: [" l'", 'épau', 'le', ' droi', 'te'],
    timestamps: [0.1, 0.2, 0.4, 0.8, 1],
  };
  expect(buildWords(result, 60, 1.2)).toEqual([
    { text: "l'épaule", start: 60.1, end: expect.closeTo(60.7), confidence: null },
    { text: 'droite', start: 60.8, end: 61.2, confidence: null },
  ]);
});

test('token durations and probabilities are used where the model gives them', () => {
  const words = buildWords(
    {
      text: 'Bonjour, docteur.',
      tokens: ['▁Bon', 'jour', ',', '▁docteur', '.'],
      timestamps: [0, 0.2, 0.4, 1, 1.5],
      durations: [0.2, 0.2, 0.08, 0.4, 0.08],
      ys_log_probs: [0, Math.log(0.5), 0, Math.log(0.8), Math.log(0.4)],
    },
    0,
    2,
  );
  expect(words.map(({ text }) => text)).toEqual(['Bonjour,', 'docteur.']);
  expect(words[0]?.end).toBeCloseTo(0.48);
  expect(words[0]?.confidence).toBeCloseTo(2.5 / 3);
  expect(meanConfidence(words)).toBeCloseTo((2.5 / 3 + 0.6) / 2);
});

test('a lone space token begins the next word', () => {
  const result = { ...empty, text: 'à gauche', tokens: ['▁', 'à', '▁gauche'], timestamps: [0, 0.1, 0.4] };
  expect(buildWords(result, 0, 1).map(({ text, start }) => [text, start])).toEqual([
    ['à', 0],
    ['gauche', 0.4],
  ]);
});

test('without token times, or with tokens that split letters, words are spread in order over the stretch', () => {
  for (const tokens of [[], [' d', '\ufffd', '\ufffd', 'vi', 'ation']]) {
    const words = buildWords(
      { ...empty, text: 'une déviation nette', tokens, timestamps: tokens.map((_, index) => index) },
      10,
      4,
    );
    expect(words.map(({ text }) => text)).toEqual(['une', 'déviation', 'nette']);
    expect(words[0]?.start).toBe(10);
    expect(words.at(-1)?.end).toBeCloseTo(14);
  }
});

test('nothing heard is no word and no confidence', () => {
  expect(buildWords(empty, 0, 5)).toEqual([]);
  expect(meanConfidence([])).toBeNull();
});
