import { describe, expect, it } from 'vitest';
import { DEFAULT_KEYS, isPressed, isReleased, parseKeys, readBinding, writeBinding } from './key-binding.ts';

const press = (code: string, ...held: ('ctrl' | 'alt' | 'shift' | 'meta')[]) => ({
  code,
  ctrlKey: held.includes('ctrl'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
  metaKey: held.includes('meta'),
});

describe('a key that records', () => {
  it.each([
    ['a letter alone would write', press('KeyD'), false],
    ['a capital letter would write', press('KeyD', 'shift'), false],
    ['a modifier alone is no key', press('ControlLeft', 'ctrl'), false],
    ['a function key stands alone', press('F9'), true],
    ['a letter with modifiers', press('KeyR', 'ctrl', 'shift'), true],
  ])('%s', (_case, pressed, isTaken) => {
    const binding = readBinding(pressed);
    expect(binding !== null).toBe(isTaken);
    if (binding !== null) expect(isPressed(binding, pressed)).toBe(true);
  });
  it('needs exactly its modifiers', () => {
    expect(isPressed(DEFAULT_KEYS.toggle, press('KeyD', 'alt', 'shift'))).toBe(true);
    expect(isPressed(DEFAULT_KEYS.toggle, press('KeyD', 'alt'))).toBe(false);
    expect(isPressed(DEFAULT_KEYS.toggle, press('KeyD', 'alt', 'shift', 'ctrl'))).toBe(false);
    expect(isPressed(null, press('KeyD'))).toBe(false);
  });
  it('held with modifiers, it ends when any part of it is let go', () => {
    const hold = readBinding(press('Space', 'ctrl', 'alt'));
    expect(['Space', 'ControlRight', 'AltLeft'].map((code) => isReleased(hold, { code }))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isReleased(hold, { code: 'ShiftLeft' })).toBe(false);
  });
  it('is written as one reads it on the keyboard', () => {
    const binding = readBinding(press('KeyD', 'ctrl', 'shift'));
    expect(binding && writeBinding(binding, 'fr')).toBe('Ctrl + Maj + D');
    expect(binding && writeBinding(binding, 'en')).toBe('Ctrl + Shift + D');
  });
});

it.each([
  ['nothing kept', null, DEFAULT_KEYS],
  ['what is no JSON', '{', DEFAULT_KEYS],
  ['a key that would write', '{"toggle":{"code":"KeyA"}}', DEFAULT_KEYS],
  [
    'keys turned off',
    '{"toggle":null,"hold":null,"replay":null}',
    { toggle: null, hold: null, replay: null },
  ],
])('%s is read', (_case, text, expected) => {
  expect(parseKeys(text)).toEqual(expected);
});
