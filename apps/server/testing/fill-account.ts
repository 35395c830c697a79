import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { beginRecording, putParts } from '../routes/recordings/parts.test-data.ts';
import { drawing } from '../signing/handwritten/signatures.test-data.ts';
import { buildFormBody } from './build-form.ts';
import type { TestClient } from './build-server.ts';
import { uploadHandwrittenSignature } from './upload-handwritten-signature.ts';

/** Gives an account something of nearly every kind. */
export async function fillAccount(client: TestClient): Promise<void> {
  const once = () => ({ 'idempotency-key': newId() });
  const formData = { patientName: 'Zz Travailleuse', diagnosticsCnesst: 'Entorse lombaire' };
  for (let count = 0; count < 3; count += 1) {
    const saved = await client.post('/api/saved-forms', buildFormBody({ formData }), once());
    expect(saved.statusCode).toBe(201);
  }
  const recordingId = newId();
  await beginRecording(client, recordingId, { note: JSON.stringify({ words: 'zz' }) });
  expect((await putParts(client, recordingId, 0, [Buffer.alloc(400, 1)])).statusCode).toBe(200);
  const answers = [
    await client.post('/api/recent-patients', { patientName: 'Zz', patientAge: '41', diagnosis: '' }, once()),
    await client.post('/api/vocabulary', { term: 'Zzterme', kind: 'name', heard: ['zz'] }, once()),
    await client.put('/api/voice-commands', [{ trigger: 'zzet', replacement: 'zz', created: '2026-03-02' }]),
    await client.post('/api/phrases', {
      language: 'fr',
      field: 'conclusionSoinsTraitements',
      text: 'Une phrase de la médecin.',
    }),
    await uploadHandwrittenSignature(client, drawing(), 'image/svg+xml'),
    await client.get('/api/device-key'),
  ];
  expect(answers.filter(({ statusCode }) => statusCode >= 300).map(({ body }) => body)).toEqual([]);
}
