import { expect, test } from 'vitest';
import { buildAssistedReport } from '../assisted-report.test-data.ts';
import { AcceptedTexts } from './accepted-texts.ts';
import { keepOrder, proposeText } from './text-proposal.ts';
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

const OUT_OF_ORDER = 'Le 5 juin 2024, chirurgie du genou. Le 3 mars 2024, chute au travail';
const SORTED = 'Le 3 mars 2024, chute au travail.\n\nLe 5 juin 2024, chirurgie du genou.';

test('a proposal that moves paragraphs says which, is never applied unseen, and can keep the order written', async () => {
  const report = buildAssistedReport({ historiqueEvolution: OUT_OF_ORDER });
  const proposal = await proposeText(report, buildAnswer({ sent: OUT_OF_ORDER, text: SORTED }));
  expect(proposal.differences).toEqual([]);
  expect(AcceptedTexts.unseen(proposal)).toBeNull();
  expect(proposal.reordered?.moves).toEqual([
    {
      begins: 'Le 3 mars 2024, chute au travail.',
      count: 1,
      from: 2,
      to: 1,
      before: 'Le 5 juin 2024, chirurgie du genou.',
    },
  ]);
  expect(proposal.summary).toMatchObject({ moved: 1, paragraphs: 1, marks: 1 });
  const kept = keepOrder(proposal);
  expect(kept.after).toBe('Le 5 juin 2024, chirurgie du genou.\n\nLe 3 mars 2024, chute au travail.');
  expect(kept.summary).toMatchObject({ moved: 0, paragraphs: 1, marks: 1 });
  expect(AcceptedTexts.unseen(kept)).not.toBeNull();
});

test('a proposal in the order written says nothing of an order', async () => {
  const report = buildAssistedReport({ historiqueEvolution: OUT_OF_ORDER });
  const inOrder = `${OUT_OF_ORDER}.`;
  const proposal = await proposeText(report, buildAnswer({ sent: OUT_OF_ORDER, text: inOrder }));
  expect(proposal.reordered).toBeNull();
  expect(keepOrder(proposal)).toBe(proposal);
});

test('a proposal for section 8 names the lines that look like unknown headings', async () => {
  const before = 'Plaintes : douleur.\nMÉDICATION ACTUELLE\nnaproxène';
  const report = buildAssistedReport({ section8Input: before });
  const answer = buildAnswer({ operation: 'formatSubjective', field: 'section8Input', sent: before });
  expect((await proposeText(report, answer)).unknownHeadings).toEqual(['MÉDICATION ACTUELLE']);
  expect((await proposeText(report, buildAnswer({ sent: '' }))).unknownHeadings).toEqual([]);
});
