import type { EnhancedAnswer, FormattedAnswer, GeneratedAnswer, ProcessedAnswer } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeModel } from '../../assistance/fixtures/fake-model.ts';
import { PROVIDERS } from '../../assistance/served/question.ts';
import type { FakeModel, FakeReply, ReceivedQuestion } from '../../assistance/fixtures/fake-model.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

/** As it was saved: the page has another last name and another telephone by now. */
const SAVED = {
  workerLastName: 'Zamorinsky',
  workerFirstName: 'Jean-François',
  healthInsuranceNo: 'ZAMJ 8003 1412',
  birthDate: '1980-03-14',
  workerAddress: '1234, rue Saint-Denis, app. 5, Montréal (Québec) H2X 3K8',
  workerPhone: '514-555-0134',
  workerFileNo: '123456789',
  patientName: 'Ana Zzvorane',
};
const TYPED = { workerLastName: 'Zamorinska', workerPhone: '438 555-0178' };
const PROFILE = {
  displayName: 'Dre Claire Quillonneau',
  licenceNumber: '98765',
  address: '900, avenue des Pins, Québec G1R 2A5',
  phone: '418-555-0199',
  email: 'claire-m@quillonneau-exemple.org',
  interviewTemplateA: '',
  interviewTemplateB: '',
  normals: {},
};
const TEXT =
  'M. Jean-François Zamorinsky, né le 14 mars 1980, dossier 123456789 (ZAMJ80031412), demeure au 1234, rue Saint-Denis. ' +
  'Zamorinska répond au 438-555-0178 ou au 514 555 0134; H2X 3K8. La Dre Quillonneau (418 555-0199) et le Dr Zzabelois l’ont vu le 3 mai 2024. ' +
  'Zzvorane, Ana : NAM ZZVA 9001 0112, née le 3 mars 1971. La flexion du genou gauche est à 60°. Il n’y a pas de fracture. Courriel : claire-m@quillonneau-exemple.org.';
const PLANTED =
  /zamorins|jean-fran|zzvorane|zzabelois|9001|1971|1980|123456789|80031412|saint-denis|555|h2x|quillonneau|98765|avenue des pins/iu;

let fake: FakeModel;
let server: TestServer;
let client: TestClient;
let savedFormId: string;

const said = (members: object): FakeReply => ({ content: JSON.stringify(members) });
interface Sent {
  readonly document?: string;
  readonly sources?: readonly { readonly id: string; readonly text: string }[];
}
/** What the physician's text became on its way. */
function documentOf({ body }: ReceivedQuestion): Sent {
  const messages = body['messages'] as { role: string; content: string | { text: string }[] }[];
  const content = messages.findLast(({ role }) => role === 'user')?.content;
  const text = typeof content === 'string' ? content : content?.[0]?.text;
  return JSON.parse(text ?? '{}') as Sent;
}
/** A model that copies what it is given, after a server that is busy once and refuses the first schema that it sees. */
const copies = (answer: (document: string) => object) => {
  const refusals: FakeReply[] = [
    { status: 503, headers: { 'retry-after': '0' }, raw: '{}' },
    { status: 429, headers: { 'retry-after': '0' }, raw: '{}' },
  ];
  return (question: ReceivedQuestion): FakeReply =>
    refusals.shift() ?? said(answer(documentOf(question).document ?? ''));
};
const post = (url: string, body: object) =>
  client.post(url, { language: 'fr', savedFormId, sectionA: TYPED, ...body });

describe.each(PROVIDERS)('with %s', (engine) => {
  beforeEach(async () => {
    fake = await startFakeModel();
    server = await buildServer({
      env: {
        CONSTAT_ASSIST_ENGINE: engine,
        CONSTAT_ASSIST_URL: fake.url,
        CONSTAT_ASSIST_KEY: 'sk-secret',
        CONSTAT_ASSIST_MODEL: 'fictif-1',
      },
    });
    client = await server.signUp();
    await client.put('/api/profile', PROFILE);
    const saved = await client.post('/api/saved-forms', {
      title: 'Zamorinsky',
      formData: { ...SAVED, historiqueEvolution: TEXT },
      retentionDays: 7,
      formType: 'draft',
    });
    savedFormId = saved.json<{ id: string }>().id;
  });
  afterEach(async () => {
    await server.close();
    await fake.close();
  });

  const sentWithout = (calls: number): void => {
    expect(fake.received.length).toBeGreaterThanOrEqual(calls);
    for (const { body } of fake.received) {
      expect(JSON.stringify(body)).not.toMatch(PLANTED);
      expect(JSON.stringify(body)).toMatch(/genou gauche|rachisFlexion/u);
    }
  };

  test.each([
    ['/api/format-section7', { text: TEXT }, (text: string) => ({ text })],
    ['/api/ai/enhance-section7-dictation', { transcript: TEXT }, (text: string) => ({ text })],
    ['/api/ai/enhance-section8-dictation', { transcript: TEXT }, (text: string) => ({ text })],
    [
      '/api/format-section8',
      { text: TEXT },
      (text: string) => ({ appreciation: '', plaintes: text, impact: '' }),
    ],
    [
      '/api/ai/distribute-section8',
      { text: TEXT },
      (text: string) => ({ appreciation: '', plaintes: text, impact: '' }),
    ],
  ] as const)('%s sends no name, number or address, and gives them back', async (url, body, answer) => {
    fake.reply = copies(answer);
    const given = await post(url, body);
    expect(given.statusCode).toBe(200);
    sentWithout(3);
    const text = Object.values(given.json<Record<string, string>>()).join('\n');
    for (const written of [
      'Jean-François Zamorinsky',
      '14 mars 1980',
      '123456789',
      'Zamorinska',
      'Dr Zzabelois',
      '438-555-0178',
    ])
      expect(text).toContain(written);
    expect(text).not.toMatch(/\[(?:NOM|DATE|NUMERO)/u);
    expect(given.json<FormattedAnswer | EnhancedAnswer>().fidelity.differences).toEqual([]);
  });

  test('nor does what an assistant types for the physician', async () => {
    const physician = client;
    client = await server.signUp({ role: 'assistant', displayName: 'Billie Zzabelois' });
    await physician.put(`/api/saved-forms/${savedFormId}/assistants/${client.userId}`, {
      mayHearAudio: false,
    });
    fake.reply = copies((text) => ({ text }));
    const given = await post('/api/format-section7', { text: TEXT });
    expect(given.statusCode).toBe(200);
    sentWithout(3);
    expect(given.json<FormattedAnswer>().fidelity.differences).toEqual([]);
  });

  test('nor does a conclusion', async () => {
    fake.reply = (question) => {
      const { sources = [] } = documentOf(question);
      const told = sources.find(({ id }) => id === 'historiqueEvolution')?.text ?? '';
      return said({
        sentences: [
          { field: 'conclusionResume', text: told, fields: ['historiqueEvolution'] },
          { field: 'conclusionResume', text: 'Flexion : 60°.', fields: ['rachisFlexion'] },
        ],
      });
    };
    const formData = { ...SAVED, historiqueEvolution: TEXT, rachisFlexion: '60' };
    const given = await post('/api/generate-section11', { formData });
    sentWithout(1);
    const { conclusion, sourceText } = given.json<GeneratedAnswer>();
    expect(conclusion.conclusionResume).toContain('M. Jean-François Zamorinsky, né le 14 mars 1980');
    expect(sourceText).toContain('Zamorinsky');
  });

  test.each(['format', 'enhance', 'distribute', 'generate'] as const)(
    'nor does process-field: %s',
    async (kind) => {
      const parts = (text: string) => ({ appreciation: '', plaintes: text, impact: '' });
      fake.reply =
        kind === 'generate'
          ? () =>
              said({
                sentences: [{ field: 'conclusionResume', text: 'Genou.', fields: ['historiqueEvolution'] }],
              })
          : copies(kind === 'distribute' ? parts : (text) => ({ text }));
      const given = await post('/api/ai/process-field', {
        fieldId: 'historiqueEvolution',
        processingType: kind,
        formType: 'cnesst-medical',
        formData: { historiqueEvolution: TEXT },
      });
      sentWithout(1);
      expect(given.json<ProcessedAnswer>().success).toBe(true);
      if (kind !== 'generate') expect(given.body).toContain('Jean-François Zamorinsky');
    },
  );

  test('an answer that loses or makes up a placeholder is a failed one', async () => {
    for (const answer of ['Le travailleur va bien.', `${'[NOM_1] '.repeat(3)}[NOM_99]`]) {
      fake.reply = () => said({ text: answer });
      const given = await post('/api/format-section7', { text: TEXT });
      expect([given.statusCode, given.json<{ code: string }>().code]).toEqual([502, 'SECTION7_FAILED']);
    }
  });

  test("a colleague's report tells nothing, and what the page holds is enough", async () => {
    const colleague = await server.signUp({ username: 'collegue' });
    fake.reply = copies((text) => ({ text }));
    const given = await colleague.post('/api/format-section7', {
      language: 'fr',
      savedFormId,
      sectionA: { workerLastName: 'Zamorinska' },
      text: 'M. Zamorinska et son frère Zamorinsky, genou gauche.',
    });
    expect(given.statusCode).toBe(200);
    const sent = JSON.stringify(fake.received.at(-1)?.body);
    expect(sent).not.toContain('Zamorinska');
    expect(sent).toContain('Zamorinsky');
  });
});
