import { describe, expect, it } from 'vitest';
import { findPassage, findQuoted } from './find-passage.ts';

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

describe('a quotation with its place', () => {
  const twice = 'Visite le lundi 12 juin 2024.\nVisite le lundi 12 juin 2024.';
  const day = 'lundi 12 juin 2024';
  const second = {
    quote: `Visite le ${day}.`,
    marked: { start: 10, end: 10 + day.length },
    start: 40,
    end: 40 + day.length,
  };

  it('is its place where the words are there as they were, also for the second time', () => {
    expect(findQuoted(twice, second)).toEqual({ start: 40, end: 58 });
    expect(findQuoted('Aucune.\nÉviter', { quote: 'Aucune.', start: 0, end: 6 })).toEqual({
      start: 0,
      end: 6,
    });
    const long = 'Un long passage qui est cité en partie.';
    expect(findQuoted(long, { quote: 'Un long passage…', start: 0, end: 39 })).toEqual({ start: 0, end: 39 });
  });

  it('is looked for by its words where the text has changed since, or the place is not known', () => {
    expect(findQuoted(`Vu. ${twice}`, second)).toEqual({ start: 14, end: 32 });
    const { start: _start, end: _end, ...placeless } = second;
    expect(findQuoted(twice, placeless)).toEqual({ start: 10, end: 28 });
    expect(findQuoted('Autre texte, bien plus long que ce qui était là avant.', second)).toBeNull();
  });
});
