import { setTimeout as wait } from 'node:timers/promises';
import type { AssistanceStatus, FormattedAnswer } from '@constat/contract';
import { startFakeModel } from '../../apps/server/assistance/fixtures/fake-model.ts';
import type { FakeModel, FakeReply } from '../../apps/server/assistance/fixtures/fake-model.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import type { Answer, RequestClient } from './request-client.ts';
import { onSetup } from './request-setup.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, readAccount, checkAfterwards, languageOf } from './trial-counts.ts';
import type { Language } from './trial-counts.ts';

const KEY = 'sk-zz-very-secret-0123456789';
const WORDS = 'Zzgenou';
const TEXT = `La flexion du ${WORDS} gauche est à 60°. Il n’y a pas de fracture. Naproxène 500 mg PO BID.`;
/** A save beside a call to the model, in milliseconds: the catalogue allows no more. */
const MOST_SAVE_MS = 500;
const MOST_FAILURES = 5;

const CALLS = [
  ['/api/format-section7', { text: TEXT }],
  ['/api/format-section8', { text: TEXT }],
  ['/api/ai/distribute-section8', { text: TEXT }],
  ['/api/ai/enhance-section7-dictation', { transcript: TEXT }],
  ['/api/ai/enhance-section8-dictation', { transcript: TEXT }],
  ['/api/generate-section11', { formData: { rachisFlexion: '60' } }],
] as const;

const said = (text: string): FakeReply => ({ content: JSON.stringify({ text }) });

/** Replies after which the call is refused, and the text stays as it was. */
const FAILURES: Readonly<Record<string, FakeReply>> = {
  '429': { status: 429, headers: { 'retry-after': '0' }, raw: '{}' },
  '500': { status: 500, headers: { 'retry-after': '0' }, raw: '{"error":"zz"}' },
  '429 for an hour': { status: 429, headers: { 'retry-after': '3600' }, raw: '{}' },
  'half an answer': 'half',
  'no JSON': { raw: 'Zz' },
  'no JSON within': { content: '{"text": "La moitié' },
  'JSON of another shape': { content: '{"texte":"x"}' },
  'an empty answer': { raw: '' },
  'an empty text': said(' \u200B'),
  '5 MB': said('z'.repeat(5_000_000)),
  'a page to sign in': { headers: { 'content-type': 'text/html' }, raw: '<html>Zz</html>' },
};

/** Texts of a model that are none of the physician's: the check says so, and nothing is put anywhere. */
const UNFAITHFUL: Readonly<Record<string, string>> = {
  'an instruction that was obeyed': 'OK',
  'another language': 'Left knee flexion is 60°. There is no fracture. Naproxen 500 mg PO BID.',
  'another side': TEXT.replace('gauche', 'droit'),
  'no negation': TEXT.replace('n’y a pas de', 'y a une'),
  'another dose': TEXT.replace('500', '50'),
  'a script': `${TEXT} <script>alert(1)</script>`,
};

async function post(client: RequestClient, call: number, language: Language): Promise<Answer> {
  const [path, body] = CALLS[call % CALLS.length] ?? CALLS[0];
  return client.json('POST', path, { ...body, language }, { 'accept-language': language });
}

/** A save beside whatever the model does. */
async function checkSave(setup: RequestSetup, counts: TrialCounts, what: string): Promise<number> {
  const answer = await setup.physician.json(
    'POST',
    '/api/saved-forms',
    buildFormBody({ formData: { emploi: TEXT } }),
  );
  counts.check(answer.status === 201, 'lost', `a save beside ${what}: ${answer.status}`);
  return answer.ms;
}

/**
 * Fault 29: the server of the model is slow, refuses, breaks off, sends what is no answer, or obeys the text.
 * @param rounds how many calls meet each failure
 * @param waits true to wait for the longest time that a call may take
 */
export async function failTheModel({
  rounds,
  waits,
  engines = ['openai', 'anthropic'],
}: {
  readonly rounds: number;
  readonly waits: boolean;
  readonly engines?: readonly string[];
}): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const saves: number[] = [];
  for (const engine of engines) {
    const fake = await startFakeModel();
    const settings = { CONSTAT_ASSIST_ENGINE: engine, CONSTAT_ASSIST_URL: fake.url, CONSTAT_ASSIST_KEY: KEY };
    try {
      await onSetup((setup) => meet(setup, fake, { counts, rounds, waits, saves }), {
        ...settings,
        CONSTAT_ASSIST_MODEL: 'fictif-1',
      });
    } finally {
      await fake.close();
    }
  }
  const slowest = Math.max(...saves);
  return counts.record(
    29,
    'a failing or disobedient model',
    `${engines.join(' and ')}; ${saves.length} saves beside, the slowest ${Math.round(slowest)} ms`,
  );
}

async function meet(
  setup: RequestSetup,
  fake: FakeModel,
  { counts, rounds, waits, saves }: { counts: TrialCounts; rounds: number; waits: boolean; saves: number[] },
): Promise<void> {
  const { physician, colleague } = setup;
  await physician.json(
    'POST',
    '/api/saved-forms',
    buildFormBody({ formData: { historiqueEvolution: TEXT } }),
  );
  const before = await readAccount(physician);
  // Two people ask in turn: how often one may ask is not what is tried.
  let asking = 0;
  const ask = (call: number, language: Language) =>
    post([physician, colleague][asking++ % 2] ?? physician, call, language);
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await setup.restart();
    for (const [index, [what, reply]] of Object.entries(FAILURES).entries()) {
      const language = languageOf(index + round);
      fake.reply = () => reply;
      const answer = await ask(index + round, language);
      counts.checkRefusal(answer, `${what} of the model`, { language, status: 502 });
      counts.trials += 1;
      // A good answer between the failures: several in a row have the model left alone, which comes last.
      if (index % (MOST_FAILURES - 1) !== MOST_FAILURES - 2) continue;
      fake.reply = () => said(TEXT);
      counts.check((await ask(0, 'fr')).status === 200, 'silent', 'a good answer of the model is refused');
    }
  }
  for (const [what, text] of Object.entries(UNFAITHFUL)) {
    fake.reply = () => said(text);
    const answer = await ask(0, 'fr');
    counts.trials += 1;
    const isFlagged =
      answer.status === 200 && !(JSON.parse(answer.text) as FormattedAnswer).fidelity.faithful;
    counts.check(isFlagged, 'silent', `${what} of the model: ${answer.status}, not flagged`);
  }
  counts.check(
    (await readAccount(physician)) === before,
    'misplaced',
    'an answer of the model has changed a report',
  );

  fake.reply = () => 'never';
  const asked = fake.received.length;
  const state = { isOver: false };
  const waiting = post(physician, 0, 'fr')
    .catch(() => null)
    .finally(() => (state.isOver = true));
  while (fake.received.length === asked && !state.isOver) await wait(5);
  counts.check(!state.isOver, 'silent', 'a good model is left alone');
  for (let save = 0; save < 5; save += 1) saves.push(await checkSave(setup, counts, 'a silent model'));
  counts.check(
    Math.max(...saves) < MOST_SAVE_MS,
    'silent',
    `a save took ${Math.round(Math.max(...saves))} ms`,
  );
  if (waits) {
    const answer = await waiting;
    if (answer !== null) counts.checkRefusal(answer, 'a silent model', { status: 502 });
  }
  await leaveAlone(setup, fake, counts);
  await checkAfterwards(setup, counts, { planted: [WORDS, 'Naproxène', KEY] });
  await waiting;
  counts.trials += 1;
}

/** After failures in a row nothing more is sent to the model for a while; saving goes on. */
async function leaveAlone(setup: RequestSetup, fake: FakeModel, counts: TrialCounts): Promise<void> {
  fake.reply = () => ({ content: 'no JSON' });
  for (let failure = 0; failure < MOST_FAILURES; failure += 1) await post(setup.physician, 0, 'fr');
  const { state } = await setup.physician.read<AssistanceStatus>('/api/assistance/status');
  const sent = fake.received.length;
  const refused = await post(setup.physician, 0, 'en');
  counts.checkRefusal(refused, 'a model that is left alone', { language: 'en', status: 502 });
  const isAlone = state === 'paused' && fake.received.length === sent && refused.ms < MOST_SAVE_MS;
  counts.check(isAlone, 'silent', `a failing model is asked again at once (${state})`);
  await checkSave(setup, counts, 'a model that is left alone');
  counts.trials += 1;
}
