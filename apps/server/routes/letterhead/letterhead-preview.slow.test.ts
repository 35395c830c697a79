/** What a physician sees of a letterhead at the upload, and the report of nobody that comes in it. */
import { randomBytes } from 'node:crypto';
import type { LetterheadPreview } from '@constat/contract';
import { ImageRun, Paragraph } from 'docx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOnFirstPage, contentControls } from '../../exports/letterhead/assembled.test-data.ts';
import { LOGO, buildTemplate, line } from '../../exports/letterhead/templates.test-data.ts';
import { readPart, readWord } from '../../exports/read-back.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { uploadLetterhead } from '../../testing/upload-letterhead.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PREVIEW = '/api/profile/letterhead/preview?language=fr';

let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp({ displayName: 'Camille Zzexpert' });
});
afterAll(() => server.close());

const upload = (bytes: Uint8Array): Promise<void> => uploadLetterhead(physician, bytes);

async function preview(): Promise<LetterheadPreview> {
  const answer = await physician.get(PREVIEW);
  expect(answer.statusCode).toBe(200);
  return answer.json<LetterheadPreview>();
}

/** The words of a part of a page, its boxes left out. */
function wordsOf(blocks: LetterheadPreview['sections'][number]['body']): string {
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.pieces : []))
    .map((piece) => (piece.kind === 'text' ? piece.text : `<${piece.kind}>`))
    .join('');
}

test('nothing is shown where there is no letterhead, nor to others', async () => {
  expect((await physician.get(PREVIEW)).statusCode).toBe(404);
  expect((await physician.get('/api/profile/letterhead/sample?language=fr')).statusCode).toBe(404);
  expect((await physician.get('/api/profile/letterhead/preview?language=zz')).statusCode).toBe(400);
  expect((await server.app.inject({ method: 'GET', url: PREVIEW })).statusCode).toBe(401);
});

test.each([
  ['LETTERHEAD_OTHER_FORMAT', 'zz.odt', Buffer.from('zz')],
  ['LETTERHEAD_ENCRYPTED', 'zz.docx', Buffer.from('d0cf11e0a1b11ae1000000', 'hex')],
])('%s says what to do with another kind of file', async (code, fileName, payload) => {
  const answer = await physician.send({
    method: 'PUT',
    url: `/api/profile/letterhead?fileName=${fileName}`,
    headers: { 'content-type': DOCX, 'accept-language': 'en' },
    payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  expect(answer.json().message).toContain('Word Document (.docx)');
});

test('unknown marks are named, and what hinders a report is told', async () => {
  await upload(contentControls());
  const { findings } = await preview();
  expect(findings).toEqual({
    unknown: ['{{inconnu}}'],
    misplaced: false,
    added: ['page', 'pages'],
    isProtected: true,
    tracksChanges: true,
  });
  await upload(await buildTemplate({ children: [line('{{rapport}}')] }));
  expect((await preview()).findings).toMatchObject({ unknown: [], added: ['file', 'worker', 'state'] });
});

test('the pages have the sizes, headers, boxes and pictures of the letterhead, with the report of nobody', async () => {
  await upload(boxOnFirstPage());
  const { sections, images, findings } = await preview();
  expect(findings.added).toEqual(['file', 'worker', 'page', 'pages', 'state']);
  expect(images).toHaveLength(1);
  expect(images[0]).toMatch(/^data:image\/png;base64,/u);
  const [page] = sections;
  expect(page).toMatchObject({ width: 612, height: 792, margins: { left: 72, top: 90 } });
  const first = page?.header.first ?? [];
  expect(wordsOf(first)).toContain('Clinique Zz de la Montagne');
  const box = first.find((block) => block.kind === 'box');
  expect(box).toMatchObject({ width: 188.98, height: 56.69, ruled: true });
  expect(wordsOf(box?.kind === 'box' ? box.content : [])).toBe('Dossier 000-000-000<page> / <pages>');
  expect(wordsOf(page?.footer.default ?? [])).toContain('Camille Exemple (personne fictive)');
  expect(wordsOf(page?.body ?? [])).toContain('Rapport d’évaluation médicale');
  expect(page?.body.some(({ kind }) => kind === 'table')).toBe(true);
});

test('a picture that is too large to be shown hides no other', async () => {
  const small = Buffer.concat([LOGO, Buffer.from('zz')]);
  const large = Buffer.concat([LOGO, randomBytes(2_500_000)]);
  const transformation = { width: 48, height: 48 };
  const pictures = [large, large, large, small].map(
    (data) => new Paragraph({ children: [new ImageRun({ type: 'png', data, transformation })] }),
  );
  await upload(await buildTemplate({ children: [...pictures, line('{{rapport}}')] }));
  const { images } = await preview();
  expect(images.toSorted()).toEqual(
    [LOGO, small].map((bytes) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`).toSorted(),
  );
});

test('the report of nobody can be taken along as a Word document, in both languages', async () => {
  await upload(boxOnFirstPage());
  const fr = await physician.get('/api/profile/letterhead/sample?language=fr');
  expect(fr.headers).toMatchObject({ 'content-type': DOCX, 'x-content-type-options': 'nosniff' });
  expect(fr.headers['content-disposition']).toContain('Essai_du_papier');
  expect(readPart(fr.rawPayload, 'word/header1.xml')).toContain('000-000-000');
  const en = await physician.get('/api/profile/letterhead/sample?language=en');
  expect(readWord(en.rawPayload)).toContain('Medical evaluation report');
});
