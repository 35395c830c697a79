import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditAnswer, Transfer, TransfersAnswer } from '@constat/contract';
import { startFakeModel } from '../../assistance/fixtures/fake-model.ts';
import type { FakeModel } from '../../assistance/fixtures/fake-model.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildChunk, send } from '../speech/chunk.test-data.ts';

export const TEXT = 'La flexion du genou gauche est à 60°.';

/** An address that is none of the loopback, and yet leads to this machine. */
export const outside = (url: string): string => url.replace('127.0.0.1', '0.0.0.0');

type Options = Parameters<typeof buildServer>[0] & { readonly model?: string; readonly isInside?: boolean };

/** A model, a recogniser of speech, and servers that are set to use them. */
export interface OutsideServices {
  readonly fake: FakeModel;
  /** Recordings that the recogniser was sent. */
  readonly heard: () => number;
  /** Has the recogniser be busy once, and something happen before it says so. */
  readonly busyOnce: (meanwhile: () => Promise<unknown>) => void;
  readonly serve: (options?: Options) => Promise<TestServer>;
  readonly close: () => Promise<void>;
}

export async function startOutsideServices(): Promise<OutsideServices> {
  const open: TestServer[] = [];
  const fake = await startFakeModel();
  fake.reply = () => ({ content: JSON.stringify({ text: TEXT }) });
  let heard = 0;
  let meanwhile: (() => Promise<unknown>) | null = null;
  const hearing = createServer((request, response) => {
    request.resume().on('end', async () => {
      heard += 1;
      const isBusy = meanwhile !== null;
      await meanwhile?.();
      meanwhile = null;
      response.writeHead(isBusy ? 503 : 200, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end(isBusy ? '{}' : JSON.stringify({ text: 'bonjour' }));
    });
  });
  await new Promise<void>((resolve) => hearing.listen(0, '127.0.0.1', resolve));
  return {
    fake,
    heard: () => heard,
    busyOnce(act) {
      meanwhile = act;
    },
    async serve({ model = 'fictif-1', isInside = false, ...options } = {}) {
      const at = isInside ? (url: string) => url : outside;
      const server = await buildServer({
        ...options,
        env: {
          CONSTAT_ASSIST_ENGINE: 'openai',
          CONSTAT_ASSIST_URL: at(fake.url),
          CONSTAT_ASSIST_MODEL: model,
          CONSTAT_SPEECH_ENGINE: 'openai',
          CONSTAT_SPEECH_URL: at(`http://127.0.0.1:${(hearing.address() as AddressInfo).port}/v1`),
          ...options.env,
        },
      });
      open.push(server);
      return server;
    },
    async close() {
      for (const server of open.toReversed()) await server.close();
      await fake.close();
      await new Promise((resolve) => hearing.close(resolve));
    },
  };
}

export const list = async (client: Pick<TestClient, 'get'>): Promise<TransfersAnswer> =>
  (await client.get('/api/transfers')).json<TransfersAnswer>();

export async function transferOf(client: TestClient, kind: Transfer['kind']): Promise<Transfer> {
  const found = (await list(client)).transfers.find((one) => one.kind === kind && one.isSet);
  if (found === undefined) throw new Error(`nothing leaves as ${kind}`);
  return found;
}

export const allow = async (client: TestClient, kind: Transfer['kind']) =>
  client.put(`/api/transfers/${(await transferOf(client, kind)).id}`, { understood: true });

export const withdraw = (client: TestClient, id: string) =>
  client.send({ method: 'DELETE', url: `/api/transfers/${id}` });

export const format = (client: TestClient) =>
  client.post('/api/format-section7', { text: TEXT, language: 'fr' });

export const speak = (client: TestClient) => send(client, buildChunk());

/** What the trail says of transfers, newest first. */
export const trail = async (client: TestClient) =>
  (await client.post('/api/audit/installation/search', { group: 'settings' }))
    .json<AuditAnswer>()
    .events.filter(({ action }) => action.startsWith('transfer-'))
    .map(({ action, origin, detail }) => ({ action, origin, detail }));
