import { describe, expect, it } from 'vitest';
import { defaultTitle, isTitleValid } from './form-title.ts';

describe('the title of a saved form', () => {
  it.each([
    ['draft', 'fr', 'Brouillon - 2026-11-21'],
    ['copy', 'fr', 'Copie - 2026-11-21'],
    ['draft', 'en', 'Draft - 2026-11-21'],
    ['copy', 'en', 'Copy - 2026-11-21'],
  ] as const)('is for a %s in %s: %s', (formType, language, expected) => {
    expect(defaultTitle(formType, language, '2026-11-21')).toBe(expected);
  });

  it('must hold something, in 100 characters at most', () => {
    expect(isTitleValid('  ')).toBe(false);
    expect(isTitleValid('x'.repeat(100))).toBe(true);
    expect(isTitleValid('x'.repeat(101))).toBe(false);
  });
});
