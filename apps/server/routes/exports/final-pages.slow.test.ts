import type { PlaceMark } from '@constat/contract/final-pages';
import { PLACES_FILE_NAME } from '@constat/contract/final-pages';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASE_IDS, readCase } from '../../exports/case-reports.test-data.ts';
import { readPdf } from '../../exports/read-back.test-data.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const PATH = '/api/exports/final-pages';
const PAGE_HEIGHT = 792;

interface Mark {
  readonly sources: readonly (string | null)[];
  readonly isEnd: boolean;
  readonly page: number;
  readonly y: number;
}

async function readMarks(pdf: Uint8Array): Promise<readonly Mark[]> {
  const loading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const opened = await loading.promise;
  const content = await opened.getAttachmentContent(PLACES_FILE_NAME);
  await loading.destroy();
  const marks = JSON.parse(new TextDecoder().decode(content ?? undefined)) as readonly PlaceMark[];
  return marks.map((mark) => {
    const [sources, isEnd] = mark;
    const [page = 0, , y = 0] = mark.slice(-3) as readonly number[];
    return { sources: typeof sources === 'string' ? [sources] : sources, isEnd, page, y };
  });
}

async function pagesOf(pdf: Uint8Array): Promise<readonly (readonly string[])[]> {
  return (await readPdf(pdf)).pages;
}

/** The lines of each page with their places; tags part the pieces of a line, and move none. */
async function linesOf(pdf: Uint8Array): Promise<readonly (readonly string[])[]> {
  return (await pagesOf(pdf)).map((pieces) => {
    const lines = new Map<string, string>();
    for (const piece of pieces) {
      const [x = '', y = '', ...words] = piece.split(' ');
      const text = words.join('');
      if (text !== '') lines.set(y, `${lines.get(y) ?? x} ${text}`);
    }
    return Array.from(lines, ([y, text]) => `${y} ${text.replaceAll(' ', '')}`);
  });
}

describe.each(['native', 'wasm'])('with the compiler %s', (compiler) => {
  let server: TestServer;
  let physician: TestClient;
  beforeAll(async () => {
    server = await buildServer({ env: { CONSTAT_PDF_COMPILER: compiler } });
    physician = await server.signUp({ displayName: 'Camille Zzexpert' });
  });
  afterAll(() => server.close());

  test.each(CASE_IDS)(
    'the pages of the case %s are those of its PDF, and say where its parts are',
    async (id) => {
      const { formData, meta, title } = readCase(id);
      const body = { ...MEDICAL_EVALUATION.name, formData, meta, title };
      const shown = await physician.post(PATH, body);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-language': `${meta.reportLanguage}-CA`,
      });
      const official = await physician.post('/api/exports/pdf', body);
      const pages = await linesOf(shown.rawPayload);
      expect(pages).toEqual(await linesOf(official.rawPayload));

      const marks = await readMarks(shown.rawPayload);
      const order = marks.map(({ page, y }) => page * PAGE_HEIGHT + y);
      // A label and its value stand on one line, and a heading above both.
      order.slice(1).forEach((at, index) => expect(at).toBeGreaterThanOrEqual((order[index] ?? 0) - 12));
      for (const { page, y } of marks) {
        expect(page).toBeLessThanOrEqual(pages.length);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(PAGE_HEIGHT);
      }
      const begun = marks.filter(({ isEnd }) => !isEnd).flatMap(({ sources }) => sources);
      const sections = MEDICAL_EVALUATION.sections.filter(({ only }) => only === undefined);
      expect(begun.filter((source) => sections.some((section) => section.id === source))).toEqual(
        sections.map((section) => section.id),
      );
      // Every begin has its end.
      expect(marks.filter(({ isEnd }) => isEnd).flatMap(({ sources }) => sources)).toHaveLength(begun.length);
    },
  );

  test('a part lies where its words are drawn, and a cell names its field', async () => {
    const formData = {
      historiqueEvolution: 'Chute du patient zzscaphandre.\n\nSuivi zztournesol.',
      genouxFlexionDroitActif: '111',
      genouxFlexionGaucheActif: '122',
    };
    const answer = await physician.post(PATH, { formData, meta: buildMeta('fr') });
    const [marks, pages] = await Promise.all([readMarks(answer.rawPayload), pagesOf(answer.rawPayload)]);
    /** How far from the top of its page the word is drawn. */
    const heightOf = (page: number, word: string): number => {
      const drawn = pages[page - 1]?.find((text) => text.includes(word)) ?? '';
      return PAGE_HEIGHT - Number(drawn.split(' ')[1]);
    };
    const history = marks.filter(({ sources }) => sources.includes('historiqueEvolution'));
    const [first, last] = [history[0], history.at(-1)];
    expect(first?.y).toBeLessThanOrEqual(heightOf(first?.page ?? 0, 'zzscaphandre') + 1);
    expect(last?.isEnd).toBe(true);
    expect(last?.y).toBeCloseTo(heightOf(last?.page ?? 0, 'zztournesol'), 0);
    const row = marks.find(({ sources }) => sources.includes('genouxFlexionDroitActif'));
    expect(row?.sources).toEqual([null, 'genouxFlexionDroitActif', 'genouxFlexionGaucheActif']);
    expect(row?.y).toBeLessThan(heightOf(row?.page ?? 0, '111'));
  });
});

describe('the final pages', () => {
  let server: TestServer;
  let physician: TestClient;
  beforeAll(async () => {
    server = await buildServer();
    physician = await server.signUp({ displayName: 'Camille Zzexpert' });
  });
  afterAll(() => server.close());

  test('are for nobody without a session, nor for an administrator', async () => {
    const stranger = await server.app.inject({ method: 'POST', url: PATH, payload: { formData: {} } });
    expect(stranger.statusCode).toBe(401);
    const admin = await server.signUp({ username: 'zzpagesadmin', role: 'admin' });
    expect((await admin.post(PATH, { formData: {} })).statusCode).toBe(403);
  });

  test('hold what was sent and the physician who sent it, and nothing of another one', async () => {
    const other = await server.signUp({ username: 'zzpages', displayName: 'Autre Zzmédecin' });
    const form = await other.post(
      '/api/saved-forms',
      buildFormBody({ formData: { historiqueEvolution: 'zzsecret' } }),
    );
    expect(form.statusCode).toBeLessThan(300);
    const answer = await physician.post(PATH, {
      formData: { historiqueEvolution: 'zzmontré' },
      meta: buildMeta('fr'),
    });
    const words = (await pagesOf(answer.rawPayload)).flat().join(' ');
    expect(words).toContain('zzmontré');
    expect(words).toContain('Camille Zzexpert');
    expect(words).not.toContain('Zzmédecin');
    expect(words).not.toContain('zzsecret');
  });

  test('name a character that no font holds, and leave no trace', async () => {
    const before = await server.store.auditEvents.list();
    const answer = await physician.post(PATH, {
      reportId: crypto.randomUUID(),
      formData: { historiqueEvolution: 'mot \u4E2D' },
      meta: buildMeta('fr'),
    });
    expect(answer.statusCode).toBe(200);
    expect((await pagesOf(answer.rawPayload)).flat().join(' ')).toContain('[U+4E2D]');
    expect(await server.store.auditEvents.list()).toEqual(before);
    expect(server.log()).not.toContain('zzmontré');
  });

  test.each([
    [{ formData: { inconnu: 'x' } }, 400, 'UNKNOWN_FIELD'],
    [{}, 400, 'VALIDATION_FAILED'],
  ])('refuse a wrong body (%#)', async (payload, status, code) => {
    const answer = await physician.post(PATH, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });
});
