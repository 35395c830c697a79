import { expect, test } from 'vitest';
import { evenBackground } from './even-background.ts';

type Colour = readonly [red: number, green: number, blue: number];

const picture = (...colours: readonly Colour[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255]));

test('paper becomes white in light and in shadow, and ink stays dark', () => {
  const pixels = picture([190, 180, 160], [120, 113, 100], [30, 30, 90], [182, 171, 150]);
  const paper = picture([188, 178, 158], [118, 111, 98], [150, 142, 130], [188, 178, 158]);
  evenBackground(pixels, paper);
  const [lit, shadow, ink, grain] = [0, 4, 8, 12].map((at) => [...pixels.subarray(at, at + 3)]);
  expect([lit, shadow, grain]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
    [255, 255, 255],
  ]);
  expect(Math.max(...(ink ?? [255]))).toBeLessThan(220);
  expect(Math.min(...(ink ?? [255]))).toBeLessThan(70);
});

test('ink that fills its surroundings stays ink', () => {
  const pixels = picture([20, 20, 20], [180, 180, 180], [180, 180, 180]);
  evenBackground(pixels, picture([20, 20, 20], [180, 180, 180], [180, 180, 180]));
  expect(pixels[0]).toBeLessThan(100);
});

test('a picture on white stays as it is', () => {
  const pixels = picture([255, 255, 255], [20, 40, 140], [250, 250, 250]);
  const before = [...pixels];
  evenBackground(pixels, picture([200, 200, 200], [200, 200, 200], [200, 200, 200]));
  expect([...pixels]).toEqual(before);
});
