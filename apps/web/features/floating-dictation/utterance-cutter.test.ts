import { expect, it } from 'vitest';
import { createUtteranceCutter } from './utterance-cutter.ts';

/** Hears `seconds` of that loudness; gives the second at which an utterance ended, or null. */
function listen(
  cutter: ReturnType<typeof createUtteranceCutter>,
  spans: readonly (readonly [number, number])[],
) {
  let at = 0;
  const ends: number[] = [];
  for (const [seconds, decibels] of spans) {
    for (let step = 0; step < seconds * 10; step += 1) {
      at += 100;
      if (!cutter.hear(decibels, at)) continue;
      ends.push(at / 1000);
      cutter.restart(at);
    }
  }
  return ends;
}

it('ends in the pause after speech, again and again', () => {
  const spans = [
    [1, -55],
    [2, -20],
    [2, -55],
    [1, -22],
    [2, -55],
  ] as const;
  expect(listen(createUtteranceCutter(), spans)).toEqual([3.9, 6.9]);
});
it('never ends on silence, on steady noise, or on a breath in a sentence', () => {
  expect(listen(createUtteranceCutter(), [[60, -90]])).toEqual([]);
  expect(listen(createUtteranceCutter(), [[60, -40]])).toEqual([]);
  expect(
    listen(createUtteranceCutter(), [
      [1, -60],
      [2, -20],
      [0.5, -60],
      [2, -20],
    ]),
  ).toEqual([]);
});
it('sends what lasts', () => {
  const noise = Array.from({ length: 60 }, (_, index) => [0.5, index % 2 === 0 ? -20 : -50] as const);
  expect(listen(createUtteranceCutter(), noise)).toEqual([25.1]);
});
