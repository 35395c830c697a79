import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildMeta } from '@constat/report/rules';
import { buildTemplate } from '../../exports/letterhead/templates.test-data.ts';
import { shortenSample } from '../../speech/fixtures/damaged-webm.ts';
import { FIXTURE_MODEL, readSample } from '../../speech/fixtures/sounds.ts';
import { buildFormBody } from '../build-form.ts';
import { PASSWORD, buildServer } from '../build-server.ts';
import type { TestClient } from '../build-server.ts';
import { spawnServer } from '../spawn-server.ts';
import type { SpawnedServer } from '../spawn-server.ts';
import type { ValidFiles } from './build-corpus.ts';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const ACCOUNTS = ['zzsender', 'zzother', 'zzworker'] as const;

/** A real server with three accounts, and the files that its doors take. */
export interface CorpusSetup {
  readonly server: SpawnedServer;
  /** The `Cookie` headers of two who send the corpus, and of one who works beside them. */
  readonly senders: readonly [string, string];
  readonly worker: string;
  readonly valid: ValidFiles;
  close(): Promise<void>;
}

/** Fills an account, takes its files from it, and starts the server on the same data. */
export async function prepareCorpus(): Promise<CorpusSetup> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-corpus-'));
  try {
    const before = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
    const clients = await Promise.all(ACCOUNTS.map((username) => before.signUp({ username })));
    const valid = await takeFiles(clients[0]).finally(() => before.close());
    const server = await spawnServer({
      CONSTAT_DATA_DIR: dataDir,
      CONSTAT_DEMO: 'off',
      CONSTAT_SPEECH_ENGINE: 'embedded',
      CONSTAT_SPEECH_MODEL_DIR: FIXTURE_MODEL,
      // Each request comes from another address: the limits of one address are not what is tried.
      CONSTAT_TRUST_PROXY: '1',
      // Nor are those of an account: each file reaches its parser.
      CONSTAT_CALL_LIMIT_FACTOR: '100',
    });
    const [one, other, worker] = await Promise.all(ACCOUNTS.map((name) => signIn(server.url, name)));
    return {
      server,
      senders: [one ?? '', other ?? ''],
      worker: worker ?? '',
      valid,
      async close() {
        await server.end('SIGTERM');
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** The clock of a real server is not that of the one before: its sessions begin anew. */
async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`signing in answers ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

async function takeFiles(client: TestClient | undefined): Promise<ValidFiles> {
  if (client === undefined) throw new Error('no account');
  const docx = Buffer.from(await buildTemplate());
  const put = await client.send({
    method: 'PUT',
    url: '/api/profile/letterhead',
    headers: { 'content-type': WORD_TYPE },
    payload: docx,
  });
  const meta = buildMeta('fr', { kneeFlexion: 135 });
  const saved = await client.post('/api/saved-forms', { ...buildFormBody(), meta });
  const patient = { patientName: 'Alix Zztest', patientAge: '41', diagnosis: 'Entorse', savedFormId: null };
  const noted = await client.post('/api/recent-patients', patient);
  const word = await client.post('/api/vocabulary', { term: 'Zzorvane', kind: 'name', heard: ['zor vanne'] });
  const { title, formData } = buildFormBody();
  const pdf = await client.post('/api/exports/pdf', { title, formData, meta, attach: true });
  const archive = await client.get('/api/account/archive');
  for (const { statusCode, body } of [put, saved, noted, word, pdf, archive])
    if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  const webm = await readSample('fr-long.webm');
  return {
    docx,
    pdf: pdf.rawPayload,
    archive: archive.rawPayload,
    wav: await readSample('fr-07.wav'),
    webm,
    shortWebm: shortenSample(webm),
  };
}
