import type { ArchiveImport, SavedForm } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import { defaultProfile } from '../../accounts/profile.ts';
import { drawing } from '../../signing/handwritten/signatures.test-data.ts';
import { uploadHandwrittenSignature } from '../../testing/upload-handwritten-signature.ts';
import { buildTemplate } from '../../exports/letterhead/templates.test-data.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import type { TestClient } from '../../testing/build-server.ts';

export const URL_PATH = '/api/account/archive';

export const PROFILE = {
  ...defaultProfile('Dre Camille Zz'),
  licenceNumber: '99901',
  normals: { spineFlexion: 85 },
  routine: { passive: false, tests: ['epaulesNeer'] },
};
export const voice = { trigger: 'insérer zz', replacement: 'texte', created: '2026-03-02T14:00:00.000Z' };

export const WORD = { term: 'Zzorvane', kind: 'name', heard: ['zor vanne'] } as const;
export const phrase = { language: 'fr', field: 'conclusionSoinsTraitements', text: 'Aucun autre soin.' };

/** An account with something in every part. */
export async function fill(client: TestClient): Promise<void> {
  const meta = {
    ...buildMeta('en', { kneeFlexion: 135 }),
    confirmed: ['patientName' as const],
    notExamined: [],
    statedNormal: ['genouxFlexionDroitActif' as const],
    intended: { 'side "é"': 'Voulu : les deux genoux.' },
  };
  const draft = (
    await client.post('/api/saved-forms', buildFormBody({ title: 'Zz / "é"', meta }))
  ).json<SavedForm>();
  await client.post(
    '/api/saved-forms',
    buildFormBody({ title: 'Copie', formType: 'copy', retentionDays: 365 }),
  );
  await client.post('/api/saved-forms', buildFormBody({ title: '中', formData: { emploi: 'rare \uE000' } }));
  const patient = { patientName: 'Alix Zztest', patientAge: '41', diagnosis: 'Entorse' };
  await client.post('/api/recent-patients', { ...patient, savedFormId: draft.id });
  await client.put('/api/profile', PROFILE);
  await client.put('/api/voice-commands', [voice]);
  await client.post('/api/vocabulary', WORD);
  await client.post('/api/phrases', phrase);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await client.send({
    method: 'PUT',
    url: '/api/profile/letterhead?fileName=Zz.docx',
    headers: { 'content-type': type },
    payload: Buffer.from(await buildTemplate()),
  });
  await uploadHandwrittenSignature(client, drawing(), 'image/svg+xml');
}

export async function archiveOf(client: TestClient): Promise<Buffer> {
  const answer = await client.get(URL_PATH);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

export function send(client: TestClient, payload: Uint8Array, type = 'application/zip') {
  return client.send({
    method: 'POST',
    url: URL_PATH,
    headers: { 'content-type': type },
    payload: Buffer.from(payload),
  });
}

export async function imported(client: TestClient, archive: Uint8Array) {
  const answer = await send(client, archive);
  expect(answer.statusCode).toBe(200);
  const result = answer.json<ArchiveImport>();
  const counts = Object.fromEntries(
    result.parts.map(({ part, added, identical, kept, refused }) => [
      part,
      [added, identical, kept, refused],
    ]),
  );
  return { ...result, counts };
}

export function changed(
  archive: Uint8Array,
  change: (files: Record<string, Uint8Array>) => void,
): Uint8Array {
  const files = { ...unzipSync(archive) };
  change(files);
  return zipSync(files);
}

export const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));
export const reportName = (files: Record<string, unknown>): string =>
  Object.keys(files).find((name) => /^reports\/Zz.*\.json$/u.test(name)) ?? '';
