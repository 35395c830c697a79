import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../language/drawn.test-data.ts';
import { formatHistory } from '../local/index.ts';
import { findMoves } from './index.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const paragraphsOf = (text: string): readonly string[] => text.split('\n\n');

const EVENTS = [
  'Le 14 novembre 2023, la travailleuse chute.',
  'Le 20 janvier 2024, la physiothérapie débute.',
  'Le lendemain, une radiographie est faite.',
  'Trois semaines plus tard, les points sont retirés.',
  'En mars 2025, la physiothérapie prend fin.',
  'Du 4 juin au 9 août 2024, un programme est suivi.',
  'Le 20 janvier 2024, une consultation a lieu.',
  'Auparavant, en mai 2022, une entorse était survenue.',
  'La raideur persiste.',
  'Le 5 mai, une infiltration est faite.',
  'Consultations :\n- docteur Roy\n- docteure Côté',
  '2022-02-02 : embauche',
] as const;
const history = fc
  .array(fc.tuple(fc.constantFrom(...EVENTS), fc.constantFrom('\n', ' ', '\n\n')), {
    minLength: 1,
    maxLength: 14,
  })
  .map((events) => events.map(([event, gap]) => event + (event.includes('\n') ? '\n' : gap)).join(''));

describe('the paragraphs that move', () => {
  it('are named with where they come from and where they go', () => {
    const written =
      'Le 5 juin 2024, chirurgie au genou droit, suites simples et repos.\n\nLe 3 mars 2024, chute.';
    const proposed = paragraphsOf(written).toReversed().join('\n\n');
    expect(findMoves(written, proposed)).toEqual({
      moves: [
        {
          begins: 'Le 3 mars 2024, chute.',
          count: 1,
          from: 2,
          to: 1,
          before: 'Le 5 juin 2024, chirurgie au genou…',
        },
      ],
      inPlace: written,
    });
  });

  it('move together where they stay together', () => {
    const [one, two, three, four] = [
      'Un premier fait.',
      'Un deuxième fait.',
      'Un troisième.',
      'Un quatrième.',
    ];
    const { moves } = findMoves([one, two, three, four].join('\n'), [three, four, one, two].join('\n\n'));
    expect(moves.map(({ begins, count, from, to }) => [begins, count, from, to])).toEqual([[three, 2, 3, 1]]);
  });

  it('are found though a paragraph was reworded or is new', () => {
    const written = 'le cinq juin on opère le genou droit\nle trois mars elle chute dans un escalier';
    const proposed =
      'Une note.\n\nLe 3 mars, elle chute dans un escalier.\n\nLe 5 juin, on opère le genou droit.';
    const { moves, inPlace } = findMoves(written, proposed);
    expect(moves).toHaveLength(1);
    expect(paragraphsOf(inPlace).at(-1)).toContain('escalier');
  });

  it('are none where nothing moved, twice the same words included', () => {
    const twice = 'Le 3 mars 2024, chute.\n\nLe 3 mars 2024, chute.\n\nLe 5 mars 2024, chute.';
    expect(findMoves(twice, twice)).toEqual({ moves: [], inPlace: twice });
  });

  it('are said whenever the local rules change the order, and the text in place has the order written', () => {
    fc.assert(
      fc.property(history, (written) => {
        const proposed = formatHistory(written, { language: 'fr' });
        const { moves, inPlace } = findMoves(written, proposed);
        const isSame = wordsOf(proposed).join(' ') === wordsOf(written).join(' ');
        expect(moves.length === 0).toBe(isSame);
        expect(wordsOf(inPlace)).toEqual(wordsOf(written));
        expect(paragraphsOf(inPlace).toSorted()).toEqual(paragraphsOf(proposed).toSorted());
      }),
      { numRuns: runsOf(400) },
    );
  });

  it('are found in any text, and one told in order moves nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.string({ maxLength: 80 }),
        (one, other) => {
          const { moves, inPlace } = findMoves(one, other);
          expect(wordsOf(inPlace).toSorted()).toEqual(wordsOf(other).toSorted());
          expect(moves.every(({ from, to }) => from !== to)).toBe(true);
        },
      ),
    );
    const sorted = 'Le 3 mars 2024, chute. Le 5 juin 2024, chirurgie.';
    const proposed = formatHistory(sorted, { language: 'fr' });
    expect(findMoves(sorted, proposed).moves).toEqual([]);
  });

  it('are found in long and repeated texts', () => {
    const repeated = 'elle a mal au dos. '.repeat(40_000);
    expect(findMoves(repeated, repeated).moves).toEqual([]);
    const many = Array.from({ length: 8000 }, (_, index) => `Le fait numéro ${index} est noté ici.`);
    const { moves } = findMoves(many.join('\n'), many.toReversed().join('\n\n'));
    expect(moves).toHaveLength(7999);
  });
});
