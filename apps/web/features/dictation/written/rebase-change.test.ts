import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebaseChange } from './rebase-change.ts';

describe('rebaseChange', () => {
  it('replaces a dictation that stands as it was written, whatever stands around it', () => {
    expect(rebaseChange('Avant.\n\nun deux. Après', 'un deux.', 'Un, deux.')).toEqual({
      text: 'Avant.\n\nUn, deux. Après',
      cursor: 17,
    });
  });
  it('changes only what differs when the physician has edited elsewhere', () => {
    const before = 'Le genou droit est stable. La cheville gauche est enflée.';
    const after = 'Le genou droit est stable. Le tibia. La cheville gauche est enflée.';
    const edited = 'Le genou DROIT est stable. La cheville gauche est enflée et chaude.';
    expect(rebaseChange(edited, before, after)?.text).toBe(
      'Le genou DROIT est stable. Le tibia. La cheville gauche est enflée et chaude.',
    );
  });
  it('touches nothing when the place itself was rewritten, or is not the only one', () => {
    expect(rebaseChange('tout autre texte', 'un deux trois', 'un quatre trois')).toBeNull();
    expect(rebaseChange('a b a b', 'a b', 'a c')).toBeNull();
  });
  it('keeps every character that the physician typed around the dictation', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (head, tail) => {
        const before = 'flexion du genou à quatre-vingt-dix';
        const changed = rebaseChange(`${head}${before}${tail}`, before, 'flexion du genou à 90');
        if (changed === null) return;
        expect(changed.text).toBe(`${head}flexion du genou à 90${tail}`);
      }),
    );
  });
});
