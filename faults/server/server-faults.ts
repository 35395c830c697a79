/** Faults of the server and of the way to it, with two processes on one PostgreSQL; the numbers are the catalogue's. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import { judgeSaves, saveAgainAndAgain } from '../../apps/server/testing/saving-clients.ts';
import type { Cluster } from '../../apps/server/testing/start-cluster.ts';
import type { FaultRecord } from '../fault-record.ts';

/** So that one address stays below its limit of requests: an account of the clinic, not an attack. */
const PAUSE_MS = 60;
const CLIENTS = 3;
/** Ended long before by the fault's own time. */
const MANY_SAVES = 10_000;

interface Saves {
  readonly clients?: number;
  readonly saves: number;
  readonly pauseMs?: number;
  /** What goes on meanwhile; the clients stop when it ends, where they have not before. */
  readonly during?: () => Promise<void>;
}

/** Lets clients save at the same time, each its own draft, and compares what they were told with what is there. */
async function saveTogether({ proxy: { url }, cookie }: Cluster, { saves, during, ...options }: Saves) {
  const { clients = CLIENTS, pauseMs = 0 } = options;
  const names = `Zz ${randomUUID()}`;
  let isOver = false;
  const saving = Promise.all(
    Array.from({ length: clients }, (_, index) =>
      saveAgainAndAgain({
        url,
        cookie,
        name: `${names} ${index}`,
        saves,
        pauseMs,
        stop: () => isOver,
      }),
    ),
  );
  try {
    await during?.();
  } finally {
    isOver = during !== undefined;
  }
  const { acknowledged, wrong, ...counts } = await judgeSaves(await saving, { url, cookie, names });
  const note = [`${acknowledged} saves acknowledged`, ...wrong].join('; ');
  return { ...counts, silent: wrong.length, acknowledged, note };
}

/** 1: a server of two is killed at random moments while clients save, and started again. */
export async function killOneOfTwo(
  cluster: Cluster,
  { kills }: { readonly kills: number },
): Promise<FaultRecord> {
  const during = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(200 + Math.random() * 400);
      await cluster.kill(kill % 2);
      await wait(Math.random() * 300);
      await cluster.start(kill % 2);
    }
  };
  const { acknowledged: _all, ...result } = await saveTogether(cluster, {
    saves: MANY_SAVES,
    pauseMs: PAUSE_MS,
    during,
  });
  const name = 'kill -9 of one server of two, on PostgreSQL, during saves';
  return { number: 1, name, trials: kills, ...result };
}

/** 1: PostgreSQL itself ends every connection and starts again while clients save. */
export async function restartDatabase(
  cluster: Cluster,
  { restarts }: { readonly restarts: number },
): Promise<FaultRecord> {
  const during = async () => {
    for (let restart = 0; restart < restarts; restart += 1) {
      await wait(200 + Math.random() * 300);
      await cluster.restartDatabase();
    }
    await wait(200);
  };
  const { acknowledged: _all, ...result } = await saveTogether(cluster, {
    saves: MANY_SAVES,
    pauseMs: PAUSE_MS,
    during,
  });
  const name = 'PostgreSQL ends every connection and starts again during saves';
  return { number: 1, name, trials: restarts, ...result };
}

/** 9: the answer of each save is lost after its commit; the retry goes to the other server. */
export async function loseAnswers(
  cluster: Cluster,
  { saves }: { readonly saves: number },
): Promise<FaultRecord> {
  const seen = new Set<string>();
  cluster.setTrouble(({ headers }) => {
    const key = String(headers['idempotency-key'] ?? '');
    if (key === '' || seen.has(key)) return {};
    seen.add(key);
    return { losesAnswer: true };
  });
  try {
    const { acknowledged: _all, ...result } = await saveTogether(cluster, { saves });
    const name = 'the answer lost after the commit, the retry at the other server';
    return { number: 9, name, trials: seen.size, ...result };
  } finally {
    cluster.setTrouble(() => ({}));
  }
}

/** 16: each save takes `delayMs` on its way; a client waits for its answer, and nothing piles up. */
export async function slowDown(
  cluster: Cluster,
  { delayMs, saves }: { readonly delayMs: number; readonly saves: number },
): Promise<FaultRecord> {
  cluster.setTrouble(({ method }) => (method === 'GET' ? {} : { delayMs }));
  cluster.proxy.forgetMost();
  try {
    const { acknowledged, ...result } = await saveTogether(cluster, { saves });
    const most = Math.max(cluster.proxy.mostAtOnce('PUT'), cluster.proxy.mostAtOnce('POST'));
    return {
      number: 16,
      name: `a slow way to the server (${delayMs} ms)`,
      trials: acknowledged,
      ...result,
      silent: result.silent + Math.max(0, most - CLIENTS),
      note: `${result.note}; at most ${most} on their way from ${CLIENTS} clients`,
    };
  } finally {
    cluster.setTrouble(() => ({}));
  }
}

/** 17: the same save ten times at once, over both servers: one effect, ten identical answers. */
export async function sendTenTimes(
  { proxy, cookie }: Cluster,
  { keys }: { readonly keys: number },
): Promise<FaultRecord> {
  const run = `Zz ${randomUUID()}`;
  const read = async <Body>(path: string) =>
    (await (await fetch(`${proxy.url}${path}`, { headers: { cookie } })).json()) as Body;
  let silent = 0;
  const sendTimes = async (method: string, path: string, version: string, title: string) => {
    const common = { cookie, 'content-type': 'application/json', 'if-match': version };
    const headers = { ...common, 'idempotency-key': randomUUID() };
    const body = JSON.stringify(buildFormBody({ title }));
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await fetch(`${proxy.url}${path}`, { method, headers, body });
        return `${answer.status} ${answer.headers.get('etag')} ${await answer.text()}`;
      }),
    );
    if (new Set(answers).size > 1 || !/^20[01] /u.test(answers[0] ?? '')) silent += 1;
    return answers[0] ?? '';
  };
  for (let trial = 0; trial < keys; trial += 1) {
    const made = await sendTimes('POST', '/api/saved-forms', '"0"', `${run} ${trial}`);
    const id = /"id":"([^"]+)"/u.exec(made)?.[1] ?? '';
    await sendTimes('PUT', `/api/saved-forms/${id}`, '"1"', `${run} ${trial} encore`);
  }
  const listed =
    await read<readonly { readonly title: string; readonly version: number }[]>('/api/saved-forms');
  const own = listed.filter(({ title }) => title.startsWith(run));
  const isWhole = ({ title, version }: (typeof own)[number]) => version >= 2 && title.endsWith('encore');
  return {
    number: 17,
    name: 'the same save ten times at once, over two servers',
    trials: keys * 2,
    lost: Math.max(0, keys - own.filter(isWhole).length),
    duplicated: Math.max(0, own.length - keys) + own.filter(({ version }) => version > 2).length,
    misplaced: 0,
    silent,
    note: `${keys * 2} saves sent ${keys * 20} times; answered by each server: ${proxy.answered().join(' and ')}`,
  };
}
