import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SavedForm } from '@constat/contract';
import { buildFormBody } from './build-form.ts';

/** What a client did and was told. */
export interface SavingClient {
  readonly id: string;
  /** Titles of the saves that were acknowledged, in their order; the place of each is its version. */
  readonly acknowledged: readonly string[];
  /** Answers that it should not have got: a conflict with itself, a lost session. */
  readonly wrong: readonly string[];
}

interface Options {
  /** Where the requests go, and in whose name. */
  readonly url: string;
  readonly cookie: string;
  readonly name: string;
  /** Saves after the first; it ends earlier when told so. */
  readonly saves: number;
  readonly stop?: () => boolean;
  /** Milliseconds between two saves. */
  readonly pauseMs?: number;
}

/** How long a client goes on trying one save, in milliseconds. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Saves one draft again and again as the pages do: each under its key and version, sent again until it is answered. */
export async function saveAgainAndAgain(options: Options): Promise<SavingClient> {
  const { name, saves, stop = () => false, pauseMs = 0 } = options;
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  let id = '';
  for (let save = 0; save <= saves && !(save > 0 && stop()); save += 1) {
    const title = `${name} ${save + 1}`;
    const formData = { patientName: 'Alix Zztest', historiqueEvolution: title };
    const answer = await sendUntilAnswered(options, {
      method: save === 0 ? 'POST' : 'PUT',
      path: save === 0 ? '/api/saved-forms' : `/api/saved-forms/${id}`,
      version: save,
      body: JSON.stringify(buildFormBody({ title, formData })),
    });
    if (answer.status !== (save === 0 ? 201 : 200)) {
      wrong.push(`${answer.status} to ${title}`);
      break;
    }
    const form = (await answer.json()) as SavedForm;
    if (form.version !== save + 1) wrong.push(`version ${form.version} of ${title}`);
    ({ id } = form);
    acknowledged.push(title);
    await wait(pauseMs);
  }
  return { id, acknowledged, wrong };
}

async function sendUntilAnswered(
  { url, cookie }: Options,
  { method, path, version, body }: { method: string; path: string; version: number; body: string },
): Promise<Response> {
  const headers = {
    cookie,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(version > 0 && { 'if-match': `"${version}"` }),
  };
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const answer = await fetch(`${url}${path}`, { method, headers, body });
      if (answer.status < 502 || performance.now() > until) return answer;
      await answer.arrayBuffer();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await wait(PAUSE_MS);
  }
}

/** What became of the saves of some clients. */
export interface SavesOutcome {
  readonly acknowledged: number;
  /** Acknowledged saves that are not there. */
  readonly lost: number;
  /** Saves that had their effect more than once, or that nobody asked for. */
  readonly duplicated: number;
  /** Drafts that hold the words of another one. */
  readonly misplaced: number;
  readonly wrong: readonly string[];
}

/** Compares what clients, whose names begin so, were told with what is there. */
export async function judgeSaves(
  clients: readonly SavingClient[],
  { url, cookie, names }: { readonly url: string; readonly cookie: string; readonly names: string },
): Promise<SavesOutcome> {
  const read = async <Body>(path: string) =>
    (await (await fetch(`${url}${path}`, { headers: { cookie } })).json()) as Body;
  const listed = await read<readonly SavedForm[]>('/api/saved-forms');
  const known = new Set(clients.map(({ id }) => id));
  let [lost, misplaced] = [0, 0];
  let duplicated = listed.filter(({ id, title }) => title.startsWith(names) && !known.has(id)).length;
  for (const { id, acknowledged } of clients) {
    const form = await read<Partial<SavedForm>>(`/api/saved-forms/${id}`);
    lost += Math.max(0, acknowledged.length - (form.version ?? 0));
    duplicated += Math.max(0, (form.version ?? 0) - acknowledged.length);
    if (form.version === acknowledged.length && form.title !== acknowledged.at(-1)) misplaced += 1;
    else if (form.formData?.historiqueEvolution !== form.title) misplaced += 1;
  }
  return {
    acknowledged: clients.reduce((sum, client) => sum + client.acknowledged.length, 0),
    lost,
    duplicated,
    misplaced,
    wrong: clients.flatMap((client) => client.wrong),
  };
}
