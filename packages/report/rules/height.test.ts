import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEIGHT_BOUNDS, heightInCentimetres, mayBecomeHeight, readHeight } from './height.ts';

describe('a height', () => {
  it.each([
    ['1,75', 175],
    ['1.75', 175],
    ['1.75 m', 175],
    ['1,75\u00A0m', 175],
    ['1,75 m.', 175],
    ['1 m 75', 175],
    ['1\u00A0m\u00A075', 175],
    ['1m75', 175],
    ['1 m 05', 105],
    ['1 m 75 cm', 175],
    ['1 mètre 68', 168],
    ['1 metre 68', 168],
    ['1.8 meters', 180],
    ['1,7', 170],
    ['1,755 m', 175.5],
    ['2 m', 200],
    ['2 mètres', 200],
    ['1,00', 100],
    ['2,50', 250],
  ])('%j is in metres: %d cm', (text, centimetres) => {
    expect(readHeight(text)).toEqual({ kind: 'metres', centimetres });
  });

  it.each([
    ['175', 175],
    ['175,5', 175.5],
    ['175 cm', 175],
    ['175 centimètres.', 175],
    ['175 centimeters', 175],
    ['100', 100],
    ['250', 250],
  ])('%j is in centimetres: %d', (text, centimetres) => {
    expect(readHeight(text)).toEqual({ kind: 'centimetres', centimetres });
  });

  it.each([
    '17,5',
    '17.5',
    '99',
    '99,9',
    '250,1',
    '251',
    '0,99',
    '2,51',
    '2,6 m',
    '1750',
    '1 m 7',
    '1 m 755',
    '1,75 cm',
    '175 m',
    '5 pi 9',
    '5’9',
    'environ 175',
    'un mètre soixante-quinze',
    '-175',
  ])('%j is implausible', (text) => {
    expect(readHeight(text).kind).toBe('implausible');
  });

  it('is empty where nothing is written', () => {
    expect([readHeight(''), readHeight('  ')]).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
  });

  it('reads the same from centimetres, metres and both, with either decimal mark, within the bounds', () => {
    const { minimum, maximum } = HEIGHT_BOUNDS;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.constantFrom(',', '.'), (centimetres, mark) => {
        const rest = String(centimetres % 100).padStart(2, '0');
        const metres = Math.floor(centimetres / 100);
        const isPlausible = centimetres >= minimum && centimetres <= maximum;
        for (const text of [
          `${metres}${mark}${rest}`,
          `${metres} m ${rest}`,
          `${metres}m${rest}`,
          `${centimetres}`,
        ]) {
          const read = readHeight(text);
          // « 1,75 » is one height and « 175 » the same; nothing else is any.
          expect('centimetres' in read ? read.centimetres : null).toBe(isPlausible ? centimetres : null);
        }
      }),
    );
  });

  it('is never read out of bounds, whatever is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,m cet-]{0,12}$/u), (text) => {
        const read = readHeight(text);
        if (!('centimetres' in read)) return;
        expect(read.centimetres).toBeGreaterThanOrEqual(HEIGHT_BOUNDS.minimum);
        expect(read.centimetres).toBeLessThanOrEqual(HEIGHT_BOUNDS.maximum);
        // What it becomes reads as the same height, and becomes nothing else.
        const tidy = heightInCentimetres(text) ?? text;
        expect(readHeight(tidy)).toEqual({ kind: 'centimetres', centimetres: read.centimetres });
        expect(heightInCentimetres(tidy)).toBeUndefined();
      }),
    );
  });
});

describe('a height that is put in centimetres', () => {
  it.each([
    ['1,75', '175'],
    ['1 m 75', '175'],
    ['175 cm', '175'],
    ['1,755', '175,5'],
    ['1.755 m', '175.5'],
    ['175', undefined],
    ['175,5', undefined],
    ['17,5', undefined],
    ['', undefined],
  ])('%j: %j', (text, centimetres) => {
    expect(heightInCentimetres(text)).toBe(centimetres);
  });
});

describe('what may become a height', () => {
  it.each(['1', '17', '25', '1,', '1,7', '2.', '1 m', '1m', '1 m 7'])('%j may', (text) => {
    expect(mayBecomeHeight(text)).toBe(true);
  });
  it.each(['3', '26', '17,', '17,5', '99', '3,1', '1750', 'x'])('%j may not', (text) => {
    expect(mayBecomeHeight(text)).toBe(false);
  });
});
