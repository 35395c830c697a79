import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModel } from '../assistance/fixtures/fake-model.ts';
import type { FakeModel } from '../assistance/fixtures/fake-model.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

let fake: FakeModel;
let server: TestServer;
beforeAll(async () => {
  fake = await startFakeModel();
  fake.reply = () => ({ content: JSON.stringify({ text: 'Un texte.' }) });
  server = await buildServer({
    env: {
      CONSTAT_ASSIST_ENGINE: 'openai',
      CONSTAT_ASSIST_URL: fake.url,
      CONSTAT_ASSIST_KEY: 'sk-0',
      CONSTAT_ASSIST_MODEL: 'fictif-1',
    },
  });
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

test('a burst of exports is refused in part, with the time to wait, and others save within half a second', async () => {
  const [busy, calm] = [await server.signUp(), await server.signUp()];
  const body = { formData: { historiqueEvolution: 'Un texte. '.repeat(2_000) } };
  const burst = Promise.all(Array.from({ length: 70 }, () => busy.post('/api/exports/pdf', body)));
  const waits: number[] = [];
  for (let save = 0; save < 40; save += 1) {
    const start = performance.now();
    expect((await calm.post('/api/saved-forms', buildFormBody())).statusCode).toBe(201);
    waits.push(performance.now() - start);
  }
  const answers = await burst;
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(answers.length - refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  for (const { statusCode, headers } of refused) {
    expect([429, 503]).toContain(statusCode);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(waits.toSorted((a, b) => a - b)[37]).toBeLessThan(500);
});

test('an engine that may cost money is asked twenty times a minute and no more, and never with a text beyond its length', async () => {
  const client = await server.signUp();
  const ask = async (text = 'Un texte.') =>
    (await client.post('/api/format-section7', { text, language: 'fr' })).statusCode;
  const asked = async (count: number) => {
    const before = fake.received.length;
    const statuses: number[] = [];
    for (let call = 0; call < count; call += 1) statuses.push(await ask());
    return { statuses: new Set(statuses), sent: fake.received.length - before };
  };
  expect(await asked(20)).toEqual({ statuses: new Set([200]), sent: 20 });
  expect(await asked(5)).toEqual({ statuses: new Set([429]), sent: 0 });
  const other = await server.signUp();
  const before = fake.received.length;
  const long = await other.post('/api/format-section7', { text: 'x '.repeat(500_000), language: 'fr' });
  expect([long.statusCode, fake.received.length]).toEqual([413, before]);
});
