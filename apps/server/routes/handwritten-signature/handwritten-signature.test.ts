import type { HandwrittenSignatureAnswer } from '@constat/contract';
import { HANDWRITTEN_SIGNATURE_BYTES } from '@constat/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawing, inkPng } from '../../signing/handwritten/signatures.test-data.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { uploadHandwrittenSignature } from '../../testing/upload-handwritten-signature.ts';

const PLACE = '/api/profile/handwritten-signature';

let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp();
});
afterAll(() => server.close());

const read = async (client = physician) => (await client.get(PLACE)).json<HandwrittenSignatureAnswer>();

test('nobody without a session, and no administrator, has one', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const headers = { 'content-type': 'image/png' };
    expect((await server.app.inject({ method, url: PLACE, headers })).statusCode).toBe(401);
  }
  const admin = await server.signUp({ role: 'admin' });
  expect((await uploadHandwrittenSignature(admin, inkPng())).statusCode).toBe(403);
});

test('a picture or a drawing is kept sealed, shown, replaced and removed, and the trail says so', async () => {
  expect(await read()).toEqual({ signature: null });
  const picture = await uploadHandwrittenSignature(physician, inkPng());
  expect(picture.statusCode).toBe(200);
  expect(picture.json()).toEqual(await read());
  expect((await read()).signature).toMatchObject({ format: 'png', width: 160 });
  const drawn = await uploadHandwrittenSignature(physician, drawing(), 'image/svg+xml');
  const { signature } = drawn.json<HandwrittenSignatureAnswer>();
  expect(signature).toMatchObject({ format: 'svg', width: 557, height: 186 });
  const shown = Buffer.from(signature?.image.replace('data:image/svg+xml;base64,', '') ?? '', 'base64');
  expect(shown.toString()).toContain('M8 118L88 8');
  // Another physician sees nothing of it.
  expect(await read(await server.signUp())).toEqual({ signature: null });

  expect((await physician.send({ method: 'DELETE', url: PLACE })).statusCode).toBe(204);
  expect((await physician.send({ method: 'DELETE', url: PLACE })).statusCode).toBe(404);
  expect(await read()).toEqual({ signature: null });
  const events = (await server.store.auditEvents.list()).filter(({ action }) =>
    action.startsWith('handwritten-signature'),
  );
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['handwritten-signature-changed', physician.userId],
    ['handwritten-signature-changed', physician.userId],
    ['handwritten-signature-removed', physician.userId],
  ]);
});

test('what is refused leaves the one that was there', async () => {
  await uploadHandwrittenSignature(physician, inkPng());
  const before = await read();
  const attempts = [
    [Buffer.from('Zz'), 'image/png', 422, 'HANDWRITTEN_SIGNATURE_INVALID'],
    [Buffer.from('<svg onload="x"/>'), 'image/svg+xml', 422, 'HANDWRITTEN_SIGNATURE_INVALID'],
    [drawing('M1 1L2 2'), 'image/svg+xml', 422, 'HANDWRITTEN_SIGNATURE_BLANK'],
    [Buffer.alloc(HANDWRITTEN_SIGNATURE_BYTES + 1), 'image/png', 413, 'PAYLOAD_TOO_LARGE'],
    [Buffer.from('Zz'), 'image/jpeg', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ] as const;
  for (const [file, type, status, code] of attempts) {
    const answer = await uploadHandwrittenSignature(physician, file, type);
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  }
  expect(await read()).toEqual(before);
});
