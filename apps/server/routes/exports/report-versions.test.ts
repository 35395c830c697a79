/** A report is saved, read and exported by its own version, beside reports of the others. */
import type { SavedForm } from '@constat/contract';
import { FIRST_REPORT_TYPE, FOURTH_VERSION, SECOND_VERSION, THIRD_VERSION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { NO_SEQUELA, withRow, writeImpairment } from '@constat/report/rules/impairment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fictionalTable } from '../../../../packages/report/rules/impairment/fictional-table.test-data.ts';
import { defaultProfile } from '../../accounts/profile.ts';
import { readHtml, readPdf, readWord, withoutSpace } from '../../exports/read-back.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterAll(() => server.close());

const TARGETS = {
  pdf: async (bytes: Uint8Array) => (await readPdf(bytes)).text,
  docx: (bytes: Uint8Array) => Promise.resolve(readWord(bytes)),
  html: (bytes: Uint8Array) => Promise.resolve(readHtml(bytes)),
} as const;

const TABLE = fictionalTable();
const before = {
  patientName: 'Ilda Zzorvane',
  dateEvaluation: '2026-11-21',
  birthDate: '1980-11-21',
  modaliteEntrevue: 'Zzen présence.',
  examensParacliniques: 'Zzradiographie',
  conclusionDateConsolidation: '2026-10-05',
};
const impairment = {
  sequelles: writeImpairment({
    sequelae: [withRow(TABLE, { ...NO_SEQUELA, code: 'ZZ-01', side: 'right' }, NO_SEQUELA, 'fr')],
    dpjv: { dap: { sum: '2,5', percent: '0,3', origin: { tableId: TABLE.id, line: 11 } }, pe: null },
    tables: [TABLE],
  }),
  conclusionPourcentageAtteinte: 'Zzpourcentage 2,80 %',
};
const added = {
  demandePartie: 'Zzemployeur',
  demandeArticle: '209',
  dateEcheance: '2026-12-01',
  demandeQuestions: 'Zzquestion',
  identiteVerification: 'Zzcarte avec photo',
  heureDebut: '09:05',
  heureFin: '10:40',
  interprete: 'Zzinterprète',
  tiersPresent: 'Zztiers',
  documentsConsultes: '2026-04-02 | Dr Zzorthé | Zzrapport d’IRM | 3\nZznote de consultation',
  discussion: 'Zzdiscussion',
};

const meta = { ...buildMeta('fr'), confirmed: ['dateEvaluation' as const, 'modaliteEntrevue' as const] };

/** Saves a report of that version, reads it again, and exports what was read. */
async function throughTheServer(
  type: typeof THIRD_VERSION,
  formData: object,
  language: 'fr' | 'en' = 'fr',
  by = client,
): Promise<readonly string[]> {
  const sent = { title: 'Zz', formType: 'draft', retentionDays: 7, ...type.name, formData, meta };
  const saved = await by.post('/api/saved-forms', sent);
  expect(saved.statusCode).toBe(201);
  const { id } = saved.json<SavedForm>();
  const held = (await by.get(`/api/saved-forms/${id}`)).json<SavedForm>();
  expect(held).toMatchObject({ ...type.name, formData });
  expect(held.formData).toEqual(formData);
  const body = {
    ...type.name,
    formData: held.formData,
    meta: { ...held.meta, reportLanguage: language },
    title: 'Zz',
  };
  return Promise.all(
    (['pdf', 'docx', 'html'] as const).map(async (target) => {
      const answer = await by.post(`/api/exports/${target}`, body);
      expect(answer.statusCode).toBe(200);
      return withoutSpace(await TARGETS[target](answer.rawPayload));
    }),
  );
}

test.each([
  [
    'fr',
    ['Partierequérante', 'Zzemployeur', '1erdécembre2026', 'Questionsposées', 'Zzquestion'],
    ['9h05', '10h40', 'Zzcarteavecphoto', 'Zzinterprète', 'Zztiers'],
    ['DateAuteurNaturedudocumentPage2avril2026DrZzorthéZzrapportd’IRM3', '—Zznotedeconsultation—'],
    ['Zzradiographie', 'DiscussionZzdiscussion', '5octobre2026'],
  ],
  [
    'en',
    ['Requestingparty', 'Zzemployeur', 'December1,2026', 'Questionsasked', 'Zzquestion'],
    ['9:05', '10:40', 'Zzcarteavecphoto', 'Zzinterprète', 'Zztiers'],
    ['DateAuthorKindofdocumentPageApril2,2026DrZzorthéZzrapportd’IRM3', '—Zznotedeconsultation—'],
    ['Zzradiographie', 'DiscussionZzdiscussion', 'October5,2026'],
  ],
] as const)(
  'a report of version 3 prints all that it adds, in its order (%s)',
  async (language, ...parts) => {
    for (const text of await throughTheServer(THIRD_VERSION, { ...before, ...added }, language)) {
      const places = parts.flat().map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text).not.toMatch(/20261121|20261005/u);
    }
  },
);

test('a report of version 3 without them prints no label of theirs', async () => {
  for (const text of await throughTheServer(THIRD_VERSION, before))
    expect(text).not.toMatch(/requérante|Article|Échéance|Questionsposées|Heuredu|Interprète|Discussion/u);
});

test.each([FIRST_REPORT_TYPE, SECOND_VERSION])(
  'a report of version $version prints as before, and takes no field of the third',
  async (type) => {
    for (const text of await throughTheServer(type, before)) {
      expect(text).toContain('Datedenaissance19801121');
      expect(text).toContain('Datedeconsolidation20261005');
      expect(text).not.toMatch(/novembre|octobre/u);
    }
    const sent = { title: 'Zz', formType: 'draft', retentionDays: 7, ...type.name };
    for (const [name, value] of Object.entries(added)) {
      const answer = await client.post('/api/saved-forms', { ...sent, formData: { [name]: value } });
      expect([name, answer.json<{ code: string }>().code]).toEqual([name, 'UNKNOWN_FIELD']);
    }
  },
);

test('a report of version 4 prints its sequelae, their calculation and its table in all three targets', async () => {
  const everywhere = await server.signUp();
  const exportSettings = { section12Everywhere: true, frenchSpacing: 'quebec' };
  const profile = { ...defaultProfile('Dr Zz'), exportSettings };
  expect((await everywhere.put('/api/profile', profile)).statusCode).toBe(200);
  const printed = await throughTheServer(FOURTH_VERSION, { ...before, ...impairment }, 'fr', everywhere);
  const parts = [
    [
      'CodeNatureSéquelleCôtéPourcentageProvenance',
      'ZZ01DAPSéquellefictiveduzygonOrgane:zygon',
      'Droit2,50%',
    ],
    ['barèmeESSAI1,ligne5', 'ÉlémentArticlePourcentageProvenance', 'SommedesDAPart.42,50%'],
    ['DPJVselonlasommedesDAPart.30,30%barèmeESSAI1,ligne11', 'Totalart.12,80%'],
    ['Régime:CNESST.', 'BarèmeESSAI1:BARÈMEFICTIFPOURESSAIS', '(art.8):àvérifier', 'Zzpourcentage'],
  ].flat();
  for (const text of printed) {
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  const sent = {
    title: 'Zz',
    formType: 'draft',
    retentionDays: 7,
    ...THIRD_VERSION.name,
    formData: impairment,
  };
  expect((await client.post('/api/saved-forms', sent)).json()).toMatchObject({ code: 'UNKNOWN_FIELD' });
});
