import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import net from 'node:net';
import {
  distributedSchema,
  enhancedSchema,
  formattedSchema,
  generatedSchema,
} from '@constat/contract/schemas';
import type { DistributedAnswer, FormattedAnswer, GeneratedAnswer } from '@constat/contract';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { INJECTIONS } from './injections.test-data.ts';

let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());
const TEXT_CALLS = ['/api/format-section7', '/api/format-section8', '/api/ai/distribute-section8'] as const;
const DICTATION_CALLS = ['/api/ai/enhance-section7-dictation', '/api/ai/enhance-section8-dictation'] as const;

/** Each test has a user of its own: calls are counted per user. */
async function newPhysician(): Promise<TestClient> {
  physician = await server.signUp();
  return physician;
}

const errorOf = (answer: { statusCode: number; json: () => { code: string; message: string } }) => {
  const { code, message } = answer.json();
  return [answer.statusCode, code, message];
};

describe('with the local rules', () => {
  test('nobody asks without a session, and no administrator', async () => {
    const payload = { text: 'un texte', language: 'fr' };
    for (const url of TEXT_CALLS) {
      expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
      const admin = await server.signUp({ role: 'admin' });
      expect((await admin.post(url, payload)).statusCode).toBe(403);
      const own = await newPhysician();
      expect((await own.post(url, payload, { origin: 'https://other.example.invalid' })).statusCode).toBe(
        403,
      );
    }
  });

  test('the status says that nothing leaves the machine', async () => {
    const client = await newPhysician();
    expect((await client.get('/api/assistance/status')).json()).toEqual({
      engine: 'local',
      leavesMachine: false,
      state: 'ready',
    });
  });

  test('section 7 comes back in dated paragraphs, and the check finds no difference', async () => {
    const client = await newPhysician();
    const text =
      'une IRM est réalisée le 19 mars 2024. Elle ne montre pas de hernie. La travailleuse consulte le 15 novembre 2023 ;  la flexion est à 60°';
    const answer = await client.post('/api/format-section7', { text, language: 'fr' });
    expect(answer.json<FormattedAnswer>()).toEqual({
      formatted:
        'La travailleuse consulte le 15 novembre 2023; la flexion est à 60°.\n\nUne IRM est réalisée le 19 mars 2024. Elle ne montre pas de hernie.',
      engine: 'local',
      fidelity: { faithful: true, differences: [] },
    });
  });

  test('the spoken title of section 7 is left out, and is no lost fact', async () => {
    const client = await newPhysician();
    const told = 'La travailleuse chute le 15 novembre 2023.';
    const formatted = await client.post('/api/format-section7', {
      text: `Section 7 historique de faits et évolution\n${told}`,
      language: 'fr',
    });
    expect(formatted.json()).toMatchObject({ formatted: told, fidelity: { faithful: true } });
    const dictated = await client.post('/api/ai/enhance-section7-dictation', {
      transcript:
        'section sept historique de faits et évolution nouveau paragraphe la travailleuse chute le quinze novembre deux mille vingt-trois point',
      language: 'fr',
    });
    expect(dictated.json()).toMatchObject({ enhancedText: told, fidelity: { faithful: true } });
  });

  test('section 8 comes back under its three headings, and in its parts under both shapes', async () => {
    const client = await newPhysician();
    const text =
      'Elle boite.\nPlaintes : douleur au genou gauche, 4/10\nImpact sur les AVQ : autonome pour le bain et l’habillage';
    const formatted = (
      await client.post('/api/format-section8', { text, language: 'fr' })
    ).json<FormattedAnswer>();
    expect(formatted.formatted).toBe(
      'Appréciation subjective de l’évolution\u00A0:\n\nPlaintes et problèmes\u00A0:\nElle boite.\nDouleur au genou gauche, 4/10.\n\nImpact sur les AVQ et AVD\u00A0:\nAutonome pour le bain et l’habillage.',
    );
    expect(formatted.fidelity.faithful).toBe(true);
    const parts = (
      await client.post('/api/ai/distribute-section8', { text, language: 'fr' })
    ).json<DistributedAnswer>();
    expect(parts).toMatchObject({
      appreciation: '',
      plaintes: 'Elle boite.\nDouleur au genou gauche, 4/10.',
      impact: 'Autonome pour le bain et l’habillage.',
      marks: [{ part: 'plaintes', text: 'Elle boite.', reason: 'before-heading', confidence: null }],
      engine: 'local',
      fidelity: { faithful: true },
    });
    expect(parts.sections).toEqual({
      appreciation: parts.appreciation,
      plaintes: parts.plaintes,
      impact: parts.impact,
    });
  });

  test('a conclusion names its sources and takes nothing that is not confirmed or not examined', async () => {
    const client = await newPhysician();
    const meta = { ...buildMeta('fr'), notExamined: ['knees' as const], normals: { spineFlexion: 80 } };
    const formData = {
      ...buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-05', language: 'fr' }),
      mandatSoins: true,
      rachisFlexion: '60',
      genouxLachmanDroit: 'Positif',
      hanchesFlexionGaucheActif: '100',
      plaintesproblemes: 'Douleur lombaire gauche',
    };
    const body = { formData, language: 'fr', selectedGender: 'male', meta };
    const answer = (await client.post('/api/generate-section11', body)).json<GeneratedAnswer>();
    expect(answer.sources.conclusionResume).toEqual([
      {
        text: 'Plaintes et problèmes, selon le travailleur\u00A0: douleur lombaire gauche.',
        fields: ['plaintesproblemes'],
      },
      {
        text: 'La flexion du rachis est mesurée à 60°\u00A0: perte de 20° par rapport à la normale (80°).',
        fields: ['rachisFlexion'],
      },
      {
        text: 'La flexion active de la hanche gauche est mesurée à 100°\u00A0: perte de 20° par rapport à la normale (120°); côté opposé non consigné.',
        fields: ['hanchesFlexionGaucheActif'],
      },
    ]);
    expect(answer.conclusion.conclusionSoinsTraitements).toContain('[à préciser par le médecin]');
    expect(answer.conclusion.conclusionDiagnostic).toBe('');
    expect(answer).toMatchObject({
      ...answer.conclusion,
      unsourced: [],
      engine: 'local',
      fidelity: { faithful: true },
    });
  });

  test.each([
    ['fr', 'Veuillez remplir au moins une section (5 à 9) avant de générer la conclusion.'],
    ['en', 'Please complete at least one section (5-9) before generating the conclusion.'],
  ] as const)(
    'a report that holds only what was prefilled gets the pinned message (%s)',
    async (language, message) => {
      const client = await newPhysician();
      const formData = {
        ...buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-05', language }),
        mandatSoins: true,
      };
      const body = { formData, language, meta: buildMeta(language) };
      expect(errorOf(await client.post('/api/generate-section11', body))).toEqual([
        422,
        'NOTHING_TO_CONCLUDE',
        message,
      ]);
      const unexamined = {
        formData: { rachisFlexion: '60' },
        language,
        meta: { ...buildMeta(language), notExamined: ['spine'] },
      };
      expect((await client.post('/api/generate-section11', unexamined)).statusCode).toBe(422);
    },
  );

  test.each<[string, object, number, string]>([
    ['empty', { text: ' \n', language: 'fr' }, 400, 'TEXT_REQUIRED'],
    ['without language', { text: 'x' }, 400, 'VALIDATION_FAILED'],
    ['another member', { text: 'x', language: 'fr', engine: 'openai' }, 400, 'VALIDATION_FAILED'],
    ['another language', { text: 'x', language: 'de' }, 400, 'VALIDATION_FAILED'],
    ['over 200 kB', { text: 'é'.repeat(100_001), language: 'fr' }, 413, 'PAYLOAD_TOO_LARGE'],
    ['10 MB', { text: 'x'.repeat(10_000_000), language: 'fr' }, 413, 'PAYLOAD_TOO_LARGE'],
  ])('a body that is %s is refused by every call', async (_what, payload, status, code) => {
    const client = await newPhysician();
    for (const url of TEXT_CALLS)
      expect(errorOf(await client.post(url, payload)).slice(0, 2)).toEqual([status, code]);
    if (code !== 'TEXT_REQUIRED') return;
    const text = errorOf(await client.post('/api/format-section8', { text: '', language: 'en' }));
    expect(text[2]).toBe('Please enter text to format');
  });

  test('text in another language, HTML and templates come back as text', async () => {
    const client = await newPhysician();
    const text = 'Der Arbeiter hebt <b>8 kg</b> ${7*7} {{x}} am 3. Mai.';
    for (const url of TEXT_CALLS) {
      const answer = await client.post(url, { text, language: 'fr' });
      expect(answer.statusCode).toBe(200);
      expect(JSON.stringify(answer.json())).toContain('<b>8\u00A0kg</b> ${7*7} {{x}}');
    }
  });

  test('fifty instructions in the text change nothing, call nobody and write nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const connected = vi.spyOn(net.Socket.prototype, 'connect');
    expect(INJECTIONS).toHaveLength(50);
    let client = await newPhysician();
    for (const [index, { language, text }] of INJECTIONS.entries()) {
      if (index % 15 === 14) client = await newPhysician();
      const fact =
        language === 'fr' ? 'La flexion du genou gauche est à 60°.' : 'Flexion of the left knee is 60°.';
      const said = `${fact} ${text} ${fact}`;
      const formatted = formattedSchema.parse(
        (await client.post('/api/format-section7', { text: said, language })).json(),
      );
      expect({ text, ...formatted.fidelity }).toEqual({ text, faithful: true, differences: [] });
      expect(formatted.formatted.split(fact)).toHaveLength(3);
      const [first = ''] = text.split('\n');
      expect(formatted.formatted.replaceAll('\u00A0', ' ').toLowerCase()).toContain(first.toLowerCase());
      formattedSchema.parse((await client.post('/api/format-section8', { text: said, language })).json());
      distributedSchema.parse(
        (await client.post('/api/ai/distribute-section8', { text: said, language })).json(),
      );
      for (const url of DICTATION_CALLS)
        enhancedSchema.parse((await client.post(url, { transcript: said, language })).json());
      const body = { formData: { plaintesproblemes: said }, language };
      const generated = generatedSchema.parse((await client.post('/api/generate-section11', body)).json());
      expect(generated.sources.conclusionResume.map(({ fields }) => fields)).toEqual([['plaintesproblemes']]);
      expect((await client.get('/api/saved-forms')).json()).toEqual([]);
    }
    expect(fetched).not.toHaveBeenCalled();
    expect(connected).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(server.log()).not.toMatch(/Ignore|genou gauche/u);
  });

  test('an Idempotency-Key stands for one request', async () => {
    const client = await newPhysician();
    const key = { 'idempotency-key': 'one' };
    const body = { text: 'un texte assez long ici', language: 'fr' };
    const first = await client.post('/api/format-section7', body, key);
    expect((await client.post('/api/format-section7', body, key)).json()).toEqual(first.json());
    const other = await client.post('/api/format-section7', { ...body, text: 'un autre' }, key);
    expect(errorOf(other).slice(0, 2)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('calls are counted per user', async () => {
    const client = await newPhysician();
    const body = { text: 'un texte', language: 'fr' };
    for (let count = 0; count < 120; count += 1) {
      expect((await client.post(TEXT_CALLS[count % 3] ?? TEXT_CALLS[0], body)).statusCode).toBe(200);
    }
    const refused = await client.post('/api/format-section7', body);
    expect(errorOf(refused).slice(0, 2)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await (await newPhysician()).post('/api/format-section7', body)).statusCode).toBe(200);
  });
});
