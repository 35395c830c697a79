import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  test('sorts members by their UTF-16 units at every depth, as the example of RFC 8785 does', () => {
    const value = {
      '€': 'Euro',
      '\r': 'CR',
      '\ufb33': 'Hebrew',
      '1': 'One',
      '😀': 'Smiley',
      '\u0080': 'C',
      ö: 'O',
    };
    expect(canonicalJson(value)).toBe(
      '{"\\r":"CR","1":"One","\u0080":"C","ö":"O","€":"Euro","😀":"Smiley","\ufb33":"Hebrew"}',
    );
    expect(canonicalJson({ b: [3, { d: 1, c: null }], a: 1e21 })).toBe(
      '{"a":1e+21,"b":[3,{"c":null,"d":1}]}',
    );
  });

  test('leaves out members without a value, and refuses what JSON cannot hold', () => {
    expect(canonicalJson({ a: undefined, b: true })).toBe('{"b":true}');
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol('x')])
      expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  test('is read back as the same value, and does not depend on the order in which members were written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const text = canonicalJson(plain);
        expect(JSON.parse(text)).toEqual(plain);
        expect(canonicalJson(reversed(plain))).toBe(text);
      }),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, reversed(one)]),
  );
}
