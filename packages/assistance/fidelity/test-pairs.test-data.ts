import { describe, expect, it } from 'vitest';
import type { TextLanguage } from './difference.ts';
import { checkFidelity } from './index.ts';

/** Two texts each, by language. */
export type TextPairs = Readonly<Record<TextLanguage, readonly (readonly [string, string])[]>>;

/** Tests that the check tells the changed pairs apart and takes the others for the same, whichever text comes first. */
export function testPairs(
  name: string,
  { changed, same }: { readonly changed: TextPairs; readonly same: TextPairs },
): void {
  describe.each(['fr', 'en'] as const)(`${name} (%s)`, (language) => {
    it.each(changed[language])('tells « %s » from « %s »', (one, other) => {
      expect(checkFidelity(one, other, { language }).faithful).toBe(false);
      expect(checkFidelity(other, one, { language }).faithful).toBe(false);
    });

    it.each(same[language])('takes « %s » and « %s » for the same', (one, other) => {
      expect(checkFidelity(one, other, { language }).differences).toEqual([]);
      expect(checkFidelity(other, one, { language }).differences).toEqual([]);
    });
  });
}
