import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SavedForm } from '@constat/contract';
import { startRoundRobinProxy } from '../../apps/server/testing/round-robin-proxy.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import { RequestClient } from './request-client.ts';
import type { Answer } from './request-client.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, checkAfterwards, languageOf } from './trial-counts.ts';

const PLANTED = ['Zzpremière', 'Zzseconde'];
const bodyOf = (text: string) =>
  buildFormBody({ title: 'Zz, Alix', formData: { historiqueEvolution: text } });

async function create(client: RequestClient, text: string): Promise<SavedForm> {
  return JSON.parse((await client.json('POST', '/api/saved-forms', bodyOf(text))).text) as SavedForm;
}

const save = (client: RequestClient, id: string, text: string, headers: Record<string, string>) =>
  client.json('PUT', `/api/saved-forms/${id}`, bodyOf(text), headers);

/** Fault 18: two tabs have opened the same draft; the second to save is told, and what the first saved stays. */
export async function saveInTwoTabs(
  setup: RequestSetup,
  { drafts }: { readonly drafts: number },
): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const { physician } = setup;
  for (let draft = 0; draft < drafts; draft += 1) {
    const { id } = await create(physician, 'Zzpremière');
    const language = languageOf(draft);
    const headers = { 'accept-language': language };
    const first = await save(physician, id, `Zzpremière ${draft}`, { ...headers, 'if-match': '"1"' });
    counts.check(
      first.status === 200 && first.headers.etag === '"2"',
      'lost',
      `the first tab: ${first.status}`,
    );
    const other = `Zzseconde ${draft}`;
    const stale = await save(physician, id, other, { ...headers, 'if-match': '"1"' });
    counts.checkRefusal(stale, 'a version that has passed', { language, status: 412 });
    const ahead = await save(physician, id, other, { ...headers, 'if-match': '"9"' });
    counts.checkRefusal(ahead, 'a version that never was', { language, status: 412 });
    const without = await save(physician, id, other, headers);
    counts.checkRefusal(without, 'no version', { language, status: 428 });
    for (const version of ['*', '"2", "1"', '2', '"2']) {
      const none = await save(physician, id, other, { ...headers, 'if-match': version });
      counts.checkRefusal(none, `the version ${version}`, { language, status: 412 });
    }
    const kept = await physician.read<SavedForm>(`/api/saved-forms/${id}`);
    const isFirst = kept.version === 2 && kept.formData.historiqueEvolution === `Zzpremière ${draft}`;
    counts.check(isFirst, 'lost', 'the text of the first tab');
    // Both at once: one is kept and the other told, whichever comes first.
    const both = await Promise.all(
      ['Zzpremière', 'Zzseconde'].map((text) => save(physician, id, text, { 'if-match': '"2"' })),
    );
    const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b);
    counts.check(statuses.join(' ') === '200 412', 'silent', `both at once: ${statuses.join(' ')}`);
    counts.trials += 9;
  }
  await checkAfterwards(setup, counts, { planted: PLANTED });
  return counts.record(
    18,
    'one draft in two tabs, over HTTP',
    'stale 412, none 428, both at once one of each',
  );
}

/** Fault 19: words are typed while the save of earlier ones is on its way, and its answer may be lost. */
export async function typeWhileSaving(
  setup: RequestSetup,
  { saves, delayMs }: { readonly saves: number; readonly delayMs: number },
): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const { physician } = setup;
  const lost = new Set<string>();
  let turn = 0;
  const proxy = await startRoundRobinProxy([setup.url], ({ headers }) => {
    const key = String(headers['idempotency-key'] ?? '');
    if (key === '' || lost.has(key) || turn++ % 3 !== 0) return { delayMs };
    lost.add(key);
    return { delayMs, losesAnswer: true };
  });
  const page = new RequestClient({ url: () => proxy.url }, physician.cookie);
  const { id } = await create(physician, 'Zzpremière');
  const state = { version: 1, text: 'Zzpremière', conflicts: 0 };
  for (let number = 0; number < saves; number += 1) {
    const key = randomUUID();
    const sent = state.text;
    const send = (): Promise<Answer | null> =>
      save(page, id, sent, { 'if-match': `"${state.version}"`, 'idempotency-key': key }).catch(() => null);
    const saving = send();
    await wait(delayMs / 2);
    state.text += ` mot ${number}`;
    let answer = await saving;
    // The answer never came, or the line says so: the same save again, though more has been typed meanwhile.
    for (let again = 0; again < 3 && (answer === null || answer.status >= 500); again += 1)
      answer = await send();
    counts.trials += 1;
    if (answer?.status === 412) state.conflicts += 1;
    const saved = answer?.status === 200 ? (JSON.parse(answer.text) as SavedForm) : null;
    counts.check(saved !== null, 'lost', `a save of its own: ${answer?.status} ${answer?.code}`);
    counts.check(saved?.version === state.version + 1, 'duplicated', 'a save that was repeated counts twice');
    state.version = saved?.version ?? state.version;
  }
  const last = await save(page, id, state.text, { 'if-match': `"${state.version}"` });
  const kept = await physician.read<SavedForm>(`/api/saved-forms/${id}`);
  counts.check(
    last.status === 200 && kept.formData.historiqueEvolution === state.text,
    'lost',
    'the last words',
  );
  counts.check(state.conflicts === 0, 'silent', `${state.conflicts} conflicts with itself`, state.conflicts);
  await proxy.close();
  physician.acknowledged.set(id, kept);
  await checkAfterwards(setup, counts, { planted: PLANTED });
  return counts.record(
    19,
    'typing while an own save is on its way, over HTTP',
    `each ${delayMs} ms long, ${lost.size} answers lost; ${state.conflicts} conflicts`,
  );
}
