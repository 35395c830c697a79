import { expect, it } from 'vitest';
import { findMoves } from './index.ts';

it.each([
  ['La travailleuse subit une entorse du genou.', 'La travailleuse subit une entorse du genou.'],
  ['La travailleuse subit une grave entorse du genou.', 'La travailleuse subit une grave entorse du…'],
])('quotes seven words of the paragraph that moves: %s', (paragraph, begins) => {
  const last = 'Le 3 mars 2024, chute. Le 4 mars 2024, repos au lit.';
  const { moves } = findMoves(`${last}\n\n${paragraph}`, `${paragraph}\n\n${last}`);
  expect(moves.map((move) => move.begins)).toEqual([begins]);
});
