import { expect, test } from 'vitest';
import { WaitingProposals, forgetWaiting } from './waiting-proposals.ts';
import type { WaitingProposal } from './waiting-proposals.ts';

const MINE = { owner: 'physician-1', reportId: 'report-1' };

function buildStorage(initial: string | null = null, accepts = true) {
  const storage = {
    text: initial,
    read: () => storage.text,
    write: (text: string | null) => {
      if (accepts) storage.text = text;
      return accepts;
    },
  };
  return storage;
}

function buildText(overrides: Partial<WaitingProposal> = {}, text = 'Texte.'): WaitingProposal {
  return {
    ...MINE,
    kind: 'text',
    answer: {
      operation: 'writeOutHistory',
      field: 'historiqueEvolution',
      sent: 'texte',
      text,
      engine: 'openai',
      fidelity: {
        faithful: false,
        differences: [
          { kind: 'lost', fact: 'side', source: { start: 0, end: 1, text: 't' }, proposal: null },
        ],
      },
    },
    ...overrides,
  } as WaitingProposal;
}

const DISTRIBUTION: WaitingProposal = {
  ...MINE,
  kind: 'distribution',
  answer: {
    sent: 'texte',
    engine: 'anthropic',
    sections: { appreciation: '', plaintes: 'Texte.', impact: '' },
    marks: [{ part: 'plaintes', text: 'Texte.', reason: 'doubtful', confidence: null }],
    fidelity: { faithful: true, differences: [] },
  },
};

test('waits through a reload, with the text that it was made from', () => {
  const storage = buildStorage();
  const waiting = new WaitingProposals(storage);
  waiting.add(buildText());
  waiting.add(DISTRIBUTION);
  const reloaded = new WaitingProposals(storage);
  expect(reloaded.find(MINE, 'text')).toEqual(buildText());
  expect(reloaded.find(MINE, 'distribution')).toEqual(DISTRIBUTION);
});

test('is found in its report and by its physician alone', () => {
  const waiting = new WaitingProposals(buildStorage());
  waiting.add(buildText());
  expect(waiting.find({ ...MINE, reportId: 'report-2' }, 'text')).toBeNull();
  expect(waiting.find({ ...MINE, owner: 'physician-2' }, 'text')).toBeNull();
  expect(waiting.find(MINE, 'distribution')).toBeNull();
});

test('gives way to a newer one of its report and kind, and goes when it is removed', () => {
  const storage = buildStorage();
  const waiting = new WaitingProposals(storage);
  let heard = 0;
  const stop = waiting.subscribe(() => (heard += 1));
  waiting.add(buildText());
  waiting.add(buildText({}, 'Plus récent.'));
  const found = waiting.find(MINE, 'text');
  expect(found?.kind === 'text' && found.answer.text).toBe('Plus récent.');
  if (found !== null) waiting.remove(found);
  stop();
  expect([waiting.find(MINE, 'text'), storage.text, heard]).toEqual([null, null, 3]);
});

test('waits on the page where the browser keeps nothing', () => {
  const waiting = new WaitingProposals(buildStorage(null, false));
  waiting.add(buildText());
  expect(waiting.find(MINE, 'text')).not.toBeNull();
});

test('forgets those of one physician at sign-out', () => {
  const storage = buildStorage();
  const waiting = new WaitingProposals(storage);
  waiting.add(buildText());
  waiting.add(buildText({ owner: 'physician-2' }));
  forgetWaiting('physician-1', storage);
  const left = new WaitingProposals(storage);
  expect(left.find(MINE, 'text')).toBeNull();
  expect(left.find({ ...MINE, owner: 'physician-2' }, 'text')).not.toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['no answer', JSON.stringify([{ ...MINE, kind: 'text' }])],
  ['no check', JSON.stringify([{ ...buildText(), answer: { sent: 'x', text: 'y' } }])],
  ['another field', JSON.stringify([buildText()]).replace('historiqueEvolution', 'conclusionResume')],
  ['a broken place', JSON.stringify([buildText()]).replace('"start":0', '"start":"0"')],
  ['no sections', JSON.stringify([{ ...DISTRIBUTION, answer: { ...DISTRIBUTION.answer, sections: null } }])],
  ['another kind', JSON.stringify([{ ...DISTRIBUTION, kind: 'conclusion' }])],
])('reads nothing from a storage with %s', (_name, text) => {
  const waiting = new WaitingProposals(buildStorage(text));
  expect([waiting.find(MINE, 'text'), waiting.find(MINE, 'distribution')]).toEqual([null, null]);
});
