import { describe, expect, it } from 'vitest';
import { SHORTCUTS, findShortcut, keyNames } from './shortcuts.ts';

const NONE = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the shortcuts', () => {
  it('all have a modifier, so that no single key is one', () => {
    for (const { modifiers } of SHORTCUTS) {
      expect(modifiers.some((modifier) => modifier === 'Ctrl' || modifier === 'Alt')).toBe(true);
    }
    const alone = SHORTCUTS.map(({ key, code }) =>
      findShortcut({ ...NONE, key: key.toLowerCase(), code: code ?? `Key${key}` }),
    );
    expect(alone.every((id) => id === undefined)).toBe(true);
  });

  it.each([
    [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'palette'],
    [{ key: 'k', code: 'KeyK', metaKey: true }, 'palette'],
    [{ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, undefined],
    [{ key: 's', code: 'KeyS', ctrlKey: true }, 'save'],
    [{ key: 's', code: 'KeyS', ctrlKey: true, altKey: true }, undefined],
    [{ key: '/', code: 'Slash', ctrlKey: true }, 'help'],
    [{ key: '/', code: 'Digit3', ctrlKey: true, shiftKey: true }, 'help'],
    [{ key: '∏', code: 'KeyP', altKey: true, shiftKey: true }, 'progress'],
    [{ key: 'L', code: 'KeyL', altKey: true, shiftKey: true }, 'lock'],
    [{ key: 'PageDown', code: 'PageDown', altKey: true }, 'next'],
    [{ key: 'PageDown', code: 'PageDown' }, undefined],
  ])('reads %o as %j', (keys, expected) => {
    expect(findShortcut({ ...NONE, ...keys })).toBe(expected);
  });

  it('are written as the keyboard has them', () => {
    const progress = { modifiers: ['Alt', 'Shift'], key: 'P' } as const;
    expect(keyNames(progress, 'fr', false)).toEqual(['Alt', 'Maj', 'P']);
    expect(keyNames(progress, 'en', true)).toEqual(['⌥', 'Shift', 'P']);
    expect(keyNames({ modifiers: ['Ctrl'], key: 'K' }, 'fr', true)).toEqual(['⌘', 'K']);
  });
});
