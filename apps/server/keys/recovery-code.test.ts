import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lockForRecovery,
  newRecoveryCode,
  openWithCode,
  readRecoveryCode,
  recoveryLockOf,
} from './recovery-code.ts';
import { newKey, openBytes, sealBytes, UnreadableSeal } from './sealed-bytes.ts';

const codes = fc.integer().map(() => newRecoveryCode());

describe('what is sealed', () => {
  test('opens with its key, in its place, and whole, and never otherwise', () => {
    const content = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(content, fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, at, change) => {
        const key = newKey();
        const sealed = sealBytes(key, bytes, 'here');
        expect(Uint8Array.from(openBytes(key, sealed, 'here'))).toEqual(bytes);
        const changed = Buffer.from(sealed);
        const place = at % sealed.length;
        changed[place] = (sealed[place] ?? 0) ^ change;
        expect(() => openBytes(key, changed, 'here')).toThrow(UnreadableSeal);
        expect(() => openBytes(key, sealed.subarray(0, place), 'here')).toThrow(UnreadableSeal);
        expect(() => openBytes(key, sealed, 'there')).toThrow(UnreadableSeal);
        expect(() => openBytes(newKey(), sealed, 'here')).toThrow(UnreadableSeal);
      }),
    );
  });

  test('is never the same twice', () => {
    const key = newKey();
    const seals = new Set(Array.from({ length: 1_000 }, () => sealBytes(key, 'a', '').toString('hex')));
    expect(seals.size).toBe(1_000);
  });
});

describe('the code of the recovery sheet', () => {
  test('is 32 letters and digits in groups of four, another one each time', () => {
    const made = Array.from({ length: 200 }, () => newRecoveryCode());
    expect(new Set(made).size).toBe(200);
    for (const code of made) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/u);
  });

  test('is read as somebody types it: small letters, spaces, long dashes, O for zero and L for one', () => {
    fc.assert(
      fc.property(codes, fc.constantFrom('', ' ', '  ', '–', '-', '\t'), (code, between) => {
        const typed = code.toLowerCase().replaceAll('-', between).replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readRecoveryCode(` ${typed}\n`)).toBe(code);
      }),
    );
  });

  test('is refused with one sign too few or too many, and but for one in 65,536 with a wrong one', () => {
    let passed = 0;
    const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    for (let round = 0; round < 2_000; round += 1) {
      const code = newRecoveryCode();
      const at = [0, 7, 20, 38][round % 4] ?? 0;
      const other = signs[(signs.indexOf(code[at] ?? '') + 1 + (round % 31)) % 32] ?? '';
      if (readRecoveryCode(code.slice(0, at) + other + code.slice(at + 1)) !== null) passed += 1;
    }
    expect(passed).toBeLessThanOrEqual(1);
    const code = newRecoveryCode();
    for (const wrong of ['', 'x', code.slice(1), `${code}7`, `${code}-${code}`, code.replace(/.$/u, '*')])
      expect(readRecoveryCode(wrong)).toBeNull();
  });

  test('opens what was locked for it, and no other code does', () => {
    const code = newRecoveryCode();
    const key = newKey();
    const locked = lockForRecovery(key, [recoveryLockOf(code)], 'place') ?? Buffer.alloc(0);
    expect(openWithCode(code, locked, 'place').equals(key)).toBe(true);
    expect(locked.includes(key)).toBe(false);
    expect(() => openWithCode(newRecoveryCode(), locked, 'place')).toThrow(UnreadableSeal);
    expect(() => openWithCode(code, locked, 'elsewhere')).toThrow(UnreadableSeal);
    expect(() => openWithCode(code, locked.subarray(0, 40), 'place')).toThrow(UnreadableSeal);
  });

  test('is one of several that open the same, and none of them where there are none', () => {
    const codes = [newRecoveryCode(), newRecoveryCode(), newRecoveryCode()];
    const key = newKey();
    const locked = lockForRecovery(key, codes.map(recoveryLockOf), 'place') ?? Buffer.alloc(0);
    for (const code of codes) expect(openWithCode(code, locked, 'place').equals(key)).toBe(true);
    expect(() => openWithCode(newRecoveryCode(), locked, 'place')).toThrow(UnreadableSeal);
    expect(lockForRecovery(key, [], 'place')).toBeNull();
  });
});
