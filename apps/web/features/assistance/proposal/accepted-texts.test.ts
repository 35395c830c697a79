import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from '@constat/assistance/fidelity';
import { describe, expect, test } from 'vitest';
import { AcceptedTexts, OPERATIONS } from './accepted-texts.ts';
import type { Operation, Proposal } from './accepted-texts.ts';

const SPAN = { start: 0, end: 2, text: '90' };
const ALTERED: Difference = { kind: 'altered', fact: 'number', source: SPAN, proposal: SPAN };

const ENGINES = ['local', 'openai', 'anthropic', 'Local', 'other', '', null, undefined, 0, {}] as const;
const CHECKS = {
  'no difference': {},
  'a difference': { differences: [ALTERED] },
  'a doubt': { doubts: 1 },
  'a text that has moved on': { hasMoved: true },
  'another order': { isReordered: true },
  'all of them': { isReordered: true, differences: [ALTERED], doubts: 1, hasMoved: true },
} as const satisfies Readonly<Record<string, Partial<Proposal>>>;

function buildProposal(overrides: Partial<Proposal>): Proposal {
  return {
    operation: 'formatHistory',
    engine: 'local',
    texts: new Map([['historiqueEvolution', 'Texte proposé.']]),
    seen: new Map([['historiqueEvolution', 'Texte présent.']]),
    differences: [],
    doubts: 0,
    hasMoved: false,
    ...overrides,
  };
}

const operations = Object.keys(OPERATIONS) as Operation[];
const cases = operations.flatMap((operation) =>
  ENGINES.flatMap((engine) =>
    Object.entries(CHECKS).map(([found, check]) => ({ operation, engine, found, check })),
  ),
);

describe('what may be written without a press', () => {
  test.each(cases)('$operation by $engine with $found', ({ operation, engine, found, check }) => {
    const mayBe =
      engine === 'local' &&
      found === 'no difference' &&
      ['formatHistory', 'writeOutHistory', 'distributeSubjective'].includes(operation);
    const accepted = AcceptedTexts.unseen(buildProposal({ operation, engine, ...check }));
    expect(accepted !== null).toBe(mayBe);
  });
});

test.each(operations)('%s writes its texts after a press, under its own act', (operation) => {
  const accepted = AcceptedTexts.byPress(buildProposal({ operation, engine: 'openai' }));
  expect(accepted.act).toBe(OPERATIONS[operation].act);
  expect([...(accepted.textsFor(() => 'Texte présent.') ?? [])]).toEqual([
    ['historiqueEvolution', 'Texte proposé.'],
  ]);
});

test('what was accepted is not written over a text that has moved on since it was shown', () => {
  const proposal = buildProposal({
    seen: new Map([
      ['section8Input', 'Dictée.'],
      ['impactAvq', ''],
    ]),
  });
  const read = (impact: string) => (field: string) => (field === 'impactAvq' ? impact : 'Dictée.');
  for (const accepted of [AcceptedTexts.byPress(proposal), AcceptedTexts.unseen(proposal)]) {
    expect(accepted?.textsFor(read(''))).not.toBeNull();
    expect(accepted?.textsFor(read('Écrit entre-temps.'))).toBeNull();
  }
});

test('one button alone takes a proposal for the physician', () => {
  const web = join(import.meta.dirname, '..', '..', '..');
  const callers = globSync('{app,features,shared}/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !file.includes('.test'))
    .filter((file) => readFileSync(join(web, file), 'utf8').includes('.byPress('));
  expect(callers.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'features/assistance/proposal/proposal-footer.tsx',
  ]);
});
