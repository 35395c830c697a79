import type { GeneratedAnswer, KeptPhrase } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const URL = '/api/phrases';
const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';
const STABLE = 'La condition est stable depuis trois mois, et la lésion est consolidée.';
const STABLE_PHRASE = 'La condition est stable depuis […] mois, et la lésion est consolidée.';
const NO_CARE = 'Aucun autre traitement actif n’est indiqué.';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

async function book(of = client): Promise<readonly KeptPhrase[]> {
  return (await of.get(URL)).json<KeptPhrase[]>();
}

async function exportReport(reportId: string | undefined, formData: object): Promise<void> {
  const answer = await client.post('/api/exports/html', { formData, meta: buildMeta('fr'), reportId });
  expect(answer.statusCode).toBe(200);
}

test('is for those who write reports', async () => {
  expect((await server.app.inject(URL)).statusCode).toBe(401);
  const admin = await server.signUp({ username: 'zzadmin', role: 'admin' });
  expect((await admin.get(URL)).statusCode).toBe(403);
});

describe('exported reports', () => {
  test('leave their sentences, those of most reports first, for their physician alone', async () => {
    await exportReport(FIRST, { conclusionDateConsolidation: STABLE, conclusionSoinsTraitements: NO_CARE });
    await exportReport(FIRST, { conclusionDateConsolidation: STABLE, conclusionSoinsTraitements: NO_CARE });
    await exportReport(SECOND, { conclusionSoinsTraitements: NO_CARE.toUpperCase() });
    expect(await book()).toMatchObject([
      { field: 'conclusionSoinsTraitements', language: 'fr', text: NO_CARE, uses: 2, restriction: null },
      { field: 'conclusionDateConsolidation', text: STABLE_PHRASE, uses: 1 },
    ]);
    expect(await book(await server.signUp({ username: 'zzother' }))).toEqual([]);
  });

  test('leave what their last export holds', async () => {
    await exportReport(FIRST, { conclusionSoinsTraitements: NO_CARE });
    await exportReport(FIRST, { conclusionDateConsolidation: STABLE });
    expect((await book()).map(({ text }) => text)).toEqual([STABLE_PHRASE]);
  });

  test('leave nothing without a name of their own', async () => {
    await exportReport(undefined, { conclusionSoinsTraitements: NO_CARE });
    expect(await book()).toEqual([]);
  });

  test('do not bring back a sentence that was refused', async () => {
    await exportReport(FIRST, { conclusionSoinsTraitements: NO_CARE });
    const [phrase] = await book();
    expect((await client.send({ method: 'DELETE', url: `${URL}/${phrase?.id}` })).statusCode).toBe(204);
    await exportReport(SECOND, { conclusionSoinsTraitements: NO_CARE });
    expect(await book()).toEqual([]);
    expect((await client.send({ method: 'DELETE', url: `${URL}/${phrase?.id}` })).statusCode).toBe(404);
  });
});

describe('the physician', () => {
  const written = { language: 'fr', field: 'conclusionSoinsTraitements', text: NO_CARE };

  test('writes a sentence, which no export takes away', async () => {
    const answer = await client.post(URL, written);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { ...written, uses: 0 }]);
    await exportReport(FIRST, { conclusionSoinsTraitements: NO_CARE });
    await exportReport(FIRST, { conclusionSoinsTraitements: '' });
    expect(await book()).toMatchObject([{ text: NO_CARE, uses: 0 }]);
  });

  test('writes one that was refused before', async () => {
    const { id } = (await client.post(URL, written)).json<KeptPhrase>();
    await client.send({ method: 'DELETE', url: `${URL}/${id}` });
    expect((await client.post(URL, written)).statusCode).toBe(201);
    expect(await book()).toMatchObject([written]);
  });

  test('gives it other words; two with the same words become one', async () => {
    const { id } = (await client.post(URL, written)).json<KeptPhrase>();
    const other = { ...written, text: 'Éviter les charges selon la classe 2 de l’échelle.' };
    const { id: second } = (await client.post(URL, other)).json<KeptPhrase>();
    const changed = await client.put(`${URL}/${second}`, { text: 'Restrictions de la classe IV.' });
    expect(changed.json()).toMatchObject({
      id: second,
      text: 'Restrictions de la classe IV.',
      restriction: 4,
    });
    expect((await client.put(`${URL}/${second}`, { text: NO_CARE })).json()).toMatchObject({ id });
    expect(await book()).toHaveLength(1);
  });

  test.each([
    ['an empty one', { ...written, text: '  ' }],
    ['one without end', { ...written, text: 'x'.repeat(801) }],
    ['one of the summary', { ...written, field: 'conclusionResume' }],
    ['one of another language', { ...written, language: 'de' }],
  ])('cannot write %s', async (_case, body) => {
    expect((await client.post(URL, body)).statusCode).toBe(400);
    expect(await book()).toEqual([]);
  });

  test('reaches no sentence of another physician', async () => {
    const { id } = (await client.post(URL, written)).json<KeptPhrase>();
    const other = await server.signUp({ username: 'zzother' });
    expect((await other.put(`${URL}/${id}`, { text: 'Une autre phrase.' })).statusCode).toBe(404);
    expect((await other.send({ method: 'DELETE', url: `${URL}/${id}` })).statusCode).toBe(404);
    expect(await book()).toMatchObject([written]);
  });
});

describe('a proposed conclusion', () => {
  const formData = {
    rachisFlexion: '60',
    diagnosticsCnesst: 'Entorse lombaire',
    mandatLimitationsEvaluation: true,
  };
  const proposed = async (of = client, language = 'fr'): Promise<GeneratedAnswer['phrases']> =>
    (await of.post('/api/generate-section11', { formData, language })).json<GeneratedAnswer>().phrases;
  const ofClass = (phrases: GeneratedAnswer['phrases'], restriction: number) =>
    phrases.filter((phrase) => phrase.restriction === restriction);

  test('brings the physician’s own sentence of a class before that of the scale', async () => {
    const conclusionEvaluationLimitations = `Restrictions de classe 2 :
- éviter les charges de plus de 10 kg;
- éviter de travailler accroupi.`;
    await exportReport(FIRST, { conclusionEvaluationLimitations });
    expect(ofClass(await proposed(), 2)).toMatchObject([
      {
        field: 'conclusionEvaluationLimitations',
        isOwn: true,
        text: 'Restrictions de classe 2 : éviter les charges de plus de […] kg; éviter de travailler accroupi.',
      },
      { isOwn: false },
    ]);
    expect(ofClass(await proposed(), 1)).toMatchObject([{ isOwn: false }]);
  });

  test('brings no sentence of another physician, nor of another language', async () => {
    await exportReport(FIRST, { conclusionSoinsTraitements: NO_CARE });
    const own = (phrases: GeneratedAnswer['phrases']) => phrases.filter(({ isOwn }) => isOwn);
    expect(own(await proposed())).toMatchObject([{ text: NO_CARE }]);
    expect(own(await proposed(client, 'en'))).toEqual([]);
    expect(own(await proposed(await server.signUp({ username: 'zzother' })))).toEqual([]);
  });
});
