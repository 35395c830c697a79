import { DRAWN_SIGNATURE } from '@constat/contract/limits';
import { expect, test } from 'vitest';
import { drawingFile, isFull, pathOf, pointOn, withPoints } from './drawing.ts';
import type { Stroke } from './drawing.ts';

test('a pointer is told in units of the sheet, and stays on it', () => {
  const sheet = { left: 100, top: 50, width: 300, height: 100 };
  expect(pointOn(sheet, { clientX: 250, clientY: 75 })).toEqual([600, 100]);
  expect(pointOn(sheet, { clientX: 90, clientY: 400 })).toEqual([0, 400]);
});

test('a stroke is led on, without the points that would not be seen', () => {
  const strokes: readonly Stroke[] = [[[5, 5]], [[10, 10]]];
  expect(withPoints(strokes, [[11, 10]])).toBe(strokes);
  const longer = withPoints(strokes, [
    [11, 11],
    [20, 10],
    [20, 30],
  ]);
  expect(pathOf(longer)).toBe('M5 5M10 10L20 10L20 30');
});

test('a sheet takes no more than the server does', () => {
  const many = Array.from({ length: DRAWN_SIGNATURE.points + 50 }, (_point, at): [number, number] => [
    at % 2 === 0 ? 0 : 900,
    at % 400,
  ]);
  const full = withPoints([[[1, 1]]], many);
  expect(full[0]).toHaveLength(DRAWN_SIGNATURE.points);
  expect(isFull(full)).toBe(true);
  expect(isFull(Array.from({ length: DRAWN_SIGNATURE.strokes }, (): Stroke => [[1, 1]]))).toBe(true);
  expect(isFull([[[1, 1]]])).toBe(false);
});

test('a drawing is sent as the one path that the server reads', async () => {
  const file = drawingFile([
    [
      [1, 2],
      [30, 40],
    ],
    [[5, 6]],
  ]);
  expect(file.type).toBe('image/svg+xml');
  expect(await file.text()).toContain('<path d="M1 2L30 40M5 6"/></svg>');
});
