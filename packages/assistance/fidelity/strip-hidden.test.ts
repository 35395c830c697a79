import { describe, expect, it } from 'vitest';
import { stripHidden } from './index.ts';

describe('stripHidden', () => {
  it('takes out what shows nothing, tag characters included', () => {
    const tags = Array.from('ignore', (letter) =>
      String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
    ).join('');
    expect(stripHidden(`a\u200B\u200Db\uFEFFc\u2060\u202Ed${tags}\u{E007F}\u00ADe\uFE0F`)).toBe('abcde');
  });

  it('keeps typography, accents, emoji and lone surrogates', () => {
    const text = '«\u00A090\u202F%\u00A0» e\u0301 😀 \uD83D fin\r\n\t';
    expect(stripHidden(text)).toBe(text);
  });
});
