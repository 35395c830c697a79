/** Saves on the real server over HTTP, while six exports at once go on and without any. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { fullAnswers } from '../../apps/server/exports/reports.test-data.ts';
import { spawnServer } from '../../apps/server/testing/spawn-server.ts';
import { milliseconds, quantile } from '../measure.ts';

/** One account may have eight waiting. */
const AT_ONCE = 6;
const SAVES = 60;
const BETWEEN_SAVES_MS = 60;

/** 95th percentile of a save, in milliseconds. */
interface SavesResult {
  readonly alone: number;
  readonly underExports: number;
}

/** Signs in and answers how to send; a new form is kept to be saved again and again. */
async function signIn(url: string) {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'medecin', password: 'demo-medecin' }),
  });
  const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  const signedIn = { ...headers, cookie: cookie.join('; ') };
  return async (method: string, path: string, body: object, more: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...signedIn, ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}

/** A report of the present version with something in every field. */
function fullReport() {
  const { id: reportType, version: reportTypeVersion } = MEDICAL_EVALUATION;
  return { reportType, reportTypeVersion, formData: fullAnswers() };
}

type Send = Awaited<ReturnType<typeof signIn>>;

async function saveTimes(send: Send): Promise<readonly number[]> {
  const body = { ...fullReport(), title: 'Banc', formType: 'draft', retentionDays: 7 };
  const created = await send('POST', '/api/saved-forms', body);
  const { id } = (await created.json()) as { readonly id: string };
  let etag = created.headers.get('etag') ?? '';
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    times.push(
      await milliseconds(async () => {
        const saved = await send('PUT', `/api/saved-forms/${id}`, body, { 'if-match': etag });
        etag = saved.headers.get('etag') ?? '';
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_SAVES_MS));
  }
  return times;
}

export async function measureSavesUnderExports(): Promise<SavesResult> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-bench-'));
  const server = await spawnServer({ CONSTAT_DATA_DIR: folder, CONSTAT_CALL_LIMIT_FACTOR: '100' });
  try {
    const send = await signIn(server.url);
    const alone = await saveTimes(send);
    const over = new AbortController();
    const exportAgain = async (): Promise<void> => {
      while (!over.signal.aborted) {
        await (await send('POST', '/api/exports/pdf', fullReport())).arrayBuffer();
      }
    };
    const exporting = Promise.all(Array.from({ length: AT_ONCE }, exportAgain));
    const under = await saveTimes(send);
    over.abort();
    await exporting;
    return { alone: quantile(alone, 0.95), underExports: quantile(under, 0.95) };
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
