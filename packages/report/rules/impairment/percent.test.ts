import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPercent, typedPercent, writePercent } from './index.ts';

describe('a percentage', () => {
  it.each<[string, number | undefined]>([
    ['2', 200],
    ['2,5', 250],
    ['10.35', 1035],
    [' 0,05 % ', 5],
    ['-1', undefined],
    ['1,234', undefined],
    ['1e2', undefined],
    ['', undefined],
    ['2,', undefined],
    ['٣', undefined],
  ])('%j is %j hundredths', (text, amount) => {
    expect(readPercent(text)).toBe(amount);
  });

  it('is written as it is read, to the hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom('fr', 'en'), (amount, language) => {
        expect(readPercent(writePercent(amount, language))).toBe(amount);
        expect(readPercent(typedPercent(amount, language))).toBe(amount);
      }),
    );
    expect([
      writePercent(1035, 'fr'),
      writePercent(5, 'en'),
      typedPercent(250, 'fr'),
      typedPercent(10_000, 'fr'),
    ]).toEqual(['10,35', '0.05', '2,5', '100']);
  });
});
