import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { newReportMeta } from '@constat/report/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultProfile } from '../../accounts/profile.ts';
import { readHtml, readPdf, readWord } from '../../exports/read-back.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp({ displayName: 'Camille Zzexpert' });
});
afterAll(() => server.close());

const TARGETS = {
  pdf: async (bytes: Uint8Array) => (await readPdf(bytes)).text,
  docx: async (bytes: Uint8Array) => readWord(bytes),
  html: (bytes: Uint8Array) => Promise.resolve(readHtml(bytes)),
} as const;

test.each(['fr', 'en'] as const)(
  'regions of the case that were left out are named in every target where the profile says so, in %s',
  async (language) => {
    const begun = newReportMeta(MEDICAL_EVALUATION, language, ['spine', 'knees', 'shoulders']);
    const meta = { ...begun, notExamined: [...begun.notExamined, 'shoulders', 'knees'] };
    const report = { ...MEDICAL_EVALUATION.name, formData: { rachisFlexion: '60' }, meta };
    const saved = await physician.post('/api/saved-forms', {
      ...report,
      title: 'Zz',
      formType: 'draft',
      retentionDays: 7,
    });
    expect(saved.json()).toMatchObject({ meta: { caseRegions: ['spine', 'shoulders', 'knees'] } });
    const said = language === 'fr' ? 'Non examinés : épaules, genoux.' : 'Not examined: shoulders, knees.';
    for (const listsNotExamined of [false, true]) {
      const exportSettings = { section12Everywhere: false, frenchSpacing: 'quebec', listsNotExamined };
      const profile = { ...defaultProfile('Camille Zzexpert'), exportSettings };
      expect((await physician.put('/api/profile', profile)).statusCode).toBe(200);
      for (const [format, read] of Object.entries(TARGETS)) {
        const answer = await physician.post(`/api/exports/${format}`, report);
        const text = (await read(answer.rawPayload)).replaceAll(/\s+/gu, ' ');
        expect([format, text.includes(said)]).toEqual([format, listsNotExamined]);
        expect(text).not.toMatch(/hanches|hips/iu);
      }
    }
  },
);

test('a region that is not known is refused', async () => {
  const meta = { ...newReportMeta(MEDICAL_EVALUATION, 'fr'), caseRegions: ['zz'] };
  const answer = await physician.post('/api/exports/html', {
    ...MEDICAL_EVALUATION.name,
    formData: {},
    meta,
  });
  expect(answer.statusCode).toBe(400);
});
