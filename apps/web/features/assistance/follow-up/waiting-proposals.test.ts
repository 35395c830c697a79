import { beforeEach, expect, test } from 'vitest';
import { closeStores, emptyDisk, openStore, readDisk } from '../../../shared/device/device.test-data.ts';
import { WaitingProposals, forgetWaiting } from './waiting-proposals.ts';
import type { WaitingProposal } from './waiting-proposals.ts';

beforeEach(emptyDisk);

const MINE = { owner: 'physician-1', reportId: 'report-1' };

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

test('waits through a reload, with the text that it was made from', async () => {
  const waiting = new WaitingProposals(await openStore('physician-1'));
  waiting.add(buildText());
  waiting.add(DISTRIBUTION);
  await closeStores();
  const reloaded = new WaitingProposals(await openStore('physician-1'));
  expect(reloaded.find(MINE, 'text')).toEqual(buildText());
  expect(reloaded.find(MINE, 'distribution')).toEqual(DISTRIBUTION);
});

test('is the same object until it is replaced', async () => {
  const waiting = new WaitingProposals(await openStore('physician-1'));
  waiting.add(buildText());
  const found = waiting.find(MINE, 'text');
  expect(waiting.find(MINE, 'text')).toBe(found);
  waiting.add(buildText({}, 'Plus récent.'));
  expect(waiting.find(MINE, 'text')).not.toBe(found);
});

test('is found in its report and by its physician alone', async () => {
  const waiting = new WaitingProposals(await openStore('physician-1'));
  waiting.add(buildText());
  expect(waiting.find({ ...MINE, reportId: 'report-2' }, 'text')).toBeNull();
  expect(waiting.find({ ...MINE, owner: 'physician-2' }, 'text')).toBeNull();
  expect(waiting.find(MINE, 'distribution')).toBeNull();
  const colleague = new WaitingProposals(await openStore('physician-2'));
  expect(colleague.find(MINE, 'text')).toBeNull();
  expect(colleague.find({ ...MINE, owner: 'physician-2' }, 'text')).toBeNull();
});

test('of one report takes nothing from that of another', async () => {
  const waiting = new WaitingProposals(await openStore('physician-1'));
  waiting.add(buildText());
  waiting.add(buildText({ reportId: 'report-2' }, 'De l’autre.'));
  const other = waiting.find({ ...MINE, reportId: 'report-2' }, 'text');
  if (other !== null) waiting.remove(other);
  expect(waiting.find({ ...MINE, reportId: 'report-2' }, 'text')).toBeNull();
  expect(waiting.find(MINE, 'text')).toEqual(buildText());
});

test('gives way to a newer one of its report and kind, and goes when it is removed', async () => {
  const store = await openStore('physician-1');
  const waiting = new WaitingProposals(store);
  let heard = 0;
  const stop = waiting.subscribe(() => (heard += 1));
  waiting.add(buildText());
  waiting.add(buildText({}, 'Plus récent.'));
  const found = waiting.find(MINE, 'text');
  expect(found?.kind === 'text' && found.answer.text).toBe('Plus récent.');
  if (found !== null) waiting.remove(found);
  stop();
  await store.settled();
  expect([waiting.find(MINE, 'text'), (await readDisk()).records, heard]).toEqual([null, [], 3]);
});

test('gives way to newer ones of other reports once sixteen wait', async () => {
  let now = 0;
  const store = await openStore('physician-1', { now: () => (now += 1) });
  const waiting = new WaitingProposals(store);
  for (let at = 0; at < 20; at += 1) waiting.add(buildText({ reportId: `report-${at}` }));
  const found = Array.from({ length: 20 }, (_, at) =>
    waiting.find({ ...MINE, reportId: `report-${at}` }, 'text'),
  );
  expect(found.map((one) => one !== null)).toEqual(Array.from({ length: 20 }, (_, at) => at >= 4));
  await store.settled();
  expect((await readDisk()).records).toHaveLength(16);
});

test('waits on the page where the browser keeps nothing', async () => {
  const waiting = new WaitingProposals(await openStore('physician-1', { database: null }));
  waiting.add(buildText());
  expect(waiting.find(MINE, 'text')).not.toBeNull();
});

test('forgets those of one physician at sign-out', async () => {
  const [store, other] = [await openStore('physician-1'), await openStore('physician-2')];
  new WaitingProposals(store).add(buildText());
  new WaitingProposals(store).add(DISTRIBUTION);
  new WaitingProposals(other).add(buildText({ owner: 'physician-2' }));
  forgetWaiting(store);
  await closeStores();
  expect((await readDisk()).records.map(({ owner }) => owner)).toEqual(['physician-2']);
  const left = new WaitingProposals(await openStore('physician-1'));
  expect([left.find(MINE, 'text'), left.find(MINE, 'distribution')]).toEqual([null, null]);
  const theirs = new WaitingProposals(await openStore('physician-2'));
  expect(theirs.find({ ...MINE, owner: 'physician-2' }, 'text')).not.toBeNull();
});

const changed = (from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(buildText()).replace(from, to));

test.each([
  ['nothing', null],
  ['no object', '{'],
  ['a list', [buildText()]],
  ['no answer', { ...MINE, kind: 'text' }],
  ['no check', { ...buildText(), answer: { sent: 'x', text: 'y' } }],
  ['another field', changed('historiqueEvolution', 'conclusionResume')],
  ['a broken place', changed('"start":0', '"start":"0"')],
  ['no sections', { ...DISTRIBUTION, answer: { ...DISTRIBUTION.answer, sections: null } }],
  ['another kind', { ...DISTRIBUTION, kind: 'conclusion' }],
])('reads nothing from a record with %s', async (_name, value) => {
  const store = await openStore('physician-1');
  for (const name of ['text', 'distribution'])
    await store.write('waiting-proposal', { reportId: MINE.reportId, name }, value);
  const waiting = new WaitingProposals(store);
  expect([waiting.find(MINE, 'text'), waiting.find(MINE, 'distribution')]).toEqual([null, null]);
});
