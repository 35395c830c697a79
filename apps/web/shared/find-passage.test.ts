import { describe, expect, it } from 'vitest';
import { findPassage } from './find-passage.ts';

const TEXT = 'Il chute.\nDéchirure du ménisque\u00A0interne du genou droit (IRM). Opéré… le 3 mars.';

describe('a quoted passage', () => {
  it.each([
    ['as it stands', 'genou droit (IRM)', 'genou droit (IRM)'],
    ['cut at both ends', '…ménisque interne du genou…', 'ménisque\u00A0interne du genou'],
    ['over two lines', 'chute. Déchirure', 'chute.\nDéchirure'],
    ['with dots of its own', 'Opéré…', 'Opéré…'],
    ['that is a frame', '(IRM)', '(IRM)'],
  ])('is found %s', (_name, quote, found) => {
    const range = findPassage(TEXT, quote);
    expect(range === null ? null : TEXT.slice(range.start, range.end)).toBe(found);
  });

  it.each(['genou gauche', ' ', ''])('is nowhere: %j', (quote) => {
    expect(findPassage(TEXT, quote)).toBeNull();
  });
});
