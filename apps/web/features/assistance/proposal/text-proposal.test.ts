import { expect, test } from 'vitest';
import { buildAssistedReport } from '../assisted-report.test-data.ts';
import { isSafe, proposeText } from './text-proposal.ts';

const SENT = 'douleur au genou droit à 90 degrés';
const FAITHFUL = { faithful: true, differences: [] };

test('an answer to the text that still stands keeps the check of the server', async () => {
  const report = buildAssistedReport({ historiqueEvolution: SENT });
  const proposal = await proposeText(report, 'historiqueEvolution', SENT, {
    text: 'Douleur.',
    fidelity: FAITHFUL,
  });
  expect(proposal).toEqual({
    field: 'historiqueEvolution',
    before: SENT,
    after: 'Douleur.',
    differences: [],
    hasMoved: false,
  });
  expect(isSafe(proposal)).toBe(true);
});

test('an answer to a text edited meanwhile is checked against the new text and never safe', async () => {
  const report = buildAssistedReport({ historiqueEvolution: `${SENT}, puis à 45 degrés` });
  const proposal = await proposeText(report, 'historiqueEvolution', SENT, {
    text: 'Douleur au genou droit à 90°.',
    fidelity: FAITHFUL,
  });
  expect(proposal.hasMoved).toBe(true);
  expect(isSafe(proposal)).toBe(false);
  expect(
    proposal.differences.some(({ kind, source }) => kind === 'lost' && source?.text.includes('45')),
  ).toBe(true);
});

test('an answer with a changed fact is not safe', async () => {
  const report = buildAssistedReport({ historiqueEvolution: SENT });
  const span = { start: 0, end: 1, text: 'd' };
  const fidelity = {
    faithful: false,
    differences: [{ kind: 'lost', fact: 'side', source: span, proposal: null }],
  } as const;
  expect(isSafe(await proposeText(report, 'historiqueEvolution', SENT, { text: 'x', fidelity }))).toBe(false);
});
