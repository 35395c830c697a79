import { expect, test } from 'vitest';
import { buildAssistedReport } from '../assisted-report.test-data.ts';
import { AcceptedTexts } from './accepted-texts.ts';
import { proposeText } from './text-proposal.ts';
import type { TextAnswer } from './text-proposal.ts';

const SENT = 'douleur au genou droit à 90 degrés';
const FAITHFUL = { faithful: true, differences: [] };

function buildAnswer(overrides: Partial<TextAnswer> = {}): TextAnswer {
  return {
    operation: 'formatHistory',
    field: 'historiqueEvolution',
    sent: SENT,
    text: 'Douleur.',
    engine: 'local',
    fidelity: FAITHFUL,
    ...overrides,
  };
}

test('an answer to the text that still stands keeps the check of the server', async () => {
  const report = buildAssistedReport({ historiqueEvolution: SENT });
  const proposal = await proposeText(report, buildAnswer());
  expect(proposal).toMatchObject({
    field: 'historiqueEvolution',
    before: SENT,
    after: 'Douleur.',
    differences: [],
    hasMoved: false,
  });
  expect(AcceptedTexts.unseen(proposal)).not.toBeNull();
});

test('an answer to a text edited meanwhile is checked against the new text and never applied unseen', async () => {
  const report = buildAssistedReport({ historiqueEvolution: `${SENT}, puis à 45 degrés` });
  const proposal = await proposeText(report, buildAnswer({ text: 'Douleur au genou droit à 90°.' }));
  expect(proposal.hasMoved).toBe(true);
  expect(AcceptedTexts.unseen(proposal)).toBeNull();
  expect(
    proposal.differences.some(({ kind, source }) => kind === 'lost' && source?.text.includes('45')),
  ).toBe(true);
});

test('an answer with a changed fact is not applied unseen', async () => {
  const report = buildAssistedReport({ historiqueEvolution: SENT });
  const span = { start: 0, end: 1, text: 'd' };
  const fidelity = {
    faithful: false,
    differences: [{ kind: 'lost', fact: 'side', source: span, proposal: null }],
  } as const;
  expect(AcceptedTexts.unseen(await proposeText(report, buildAnswer({ fidelity })))).toBeNull();
});

test('a proposal is not written over what came in after it was compared', async () => {
  const report = buildAssistedReport({ historiqueEvolution: SENT });
  const accepted = AcceptedTexts.byPress(await proposeText(report, buildAnswer({ engine: 'openai' })));
  const undo = report.write(accepted);
  expect(report.text('historiqueEvolution')).toBe('Douleur.');
  expect(report.write(accepted)).toBeNull();
  undo?.();
  expect(report.text('historiqueEvolution')).toBe(SENT);
});
