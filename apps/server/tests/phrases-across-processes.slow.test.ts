import type { SpokenPhrase, SpokenPhrases } from '@constat/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { beginRecording, splitFile } from '../routes/recordings/parts.test-data.ts';
import { createSpeechEngine } from '../speech/create-speech-engine.ts';
import type { SpeechEngine } from '../speech/engine.ts';
import { FIXTURE_MODEL, readSample } from '../speech/fixtures/sounds.ts';
import { findPostgres, startPostgres } from '../store/testing/postgres.ts';
import type { TestPostgres } from '../store/testing/postgres.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

const programs = findPostgres();

describe.skipIf(programs === null)('a dictation over two servers on one PostgreSQL', () => {
  let postgres: TestPostgres;
  const engines: SpeechEngine[] = [];
  const servers: TestServer[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const databaseUrl = await postgres.createDatabase();
    for (let index = 0; index < 2; index += 1) {
      const speech = createSpeechEngine({ engine: 'embedded', modelDirectory: FIXTURE_MODEL });
      engines.push(speech);
      servers.push(await buildServer({ databaseUrl, speech }));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const engine of engines) await engine.close();
    await postgres.stop();
  });

  /** Sends each part to the server that `choose` names, and stops at the first one; answers the phrases as they came. */
  async function dictate(choose: (part: number) => number): Promise<readonly SpokenPhrase[]> {
    const [one] = servers;
    if (one === undefined) throw new Error('no server');
    const client = await one.signUp();
    const id = newId();
    await beginRecording(client, id, { language: 'fr' });
    const parts = splitFile(await readSample('fr-long.webm'), 3_100);
    const phrases: SpokenPhrase[] = [];
    const ask = async (server: number, request: { method: 'PUT' | 'POST'; url: string; payload: object }) => {
      const type = request.method === 'PUT' ? { 'content-type': 'application/octet-stream' } : {};
      const answer = await servers[server]?.app.inject({
        ...request,
        url: `/api/recordings/${id}/${request.url}`,
        headers: { cookie: client.cookie, ...type },
      });
      const told = answer?.json<SpokenPhrases>();
      expect(told?.pace).toBe('live');
      phrases.push(...(told?.phrases ?? []));
      return answer?.statusCode;
    };
    for (const [part, audio] of parts.entries()) {
      const url = `parts/${part}?after=${phrases.length}`;
      expect(await ask(choose(part), { method: 'PUT', url, payload: Buffer.from(audio) })).toBe(200);
    }
    for (let status: number | undefined = 202; status === 202;)
      status = await ask(0, {
        method: 'POST',
        url: 'stop',
        payload: { parts: parts.length, after: phrases.length },
      });
    return phrases;
  }

  test('has the phrases that it has with one, each once and in order, wherever its parts go', async () => {
    const alone = await dictate(() => 0);
    expect(alone.map(({ number }) => number)).toEqual(alone.map((_, index) => index + 1));
    expect(alone.length).toBeGreaterThan(10);
    expect(await dictate((part) => part % 2)).toEqual(alone);
    expect(await dictate((part) => (part < 20 ? 1 : 0))).toEqual(alone);
  });
});
