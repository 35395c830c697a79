/** What somebody writes makes this server ask no other one for anything, wherever the text goes. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { RENDER_TARGETS } from '@constat/report/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeModel } from '../assistance/fixtures/fake-model.ts';
import type { FakeModel } from '../assistance/fixtures/fake-model.ts';
import { buildTemplate } from '../exports/letterhead/templates.test-data.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { unzipSync } from '../testing/zip.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

let canary: Server;
let address: string;
const asked: string[] = [];
beforeAll(async () => {
  canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
});
afterAll(() => {
  canary.close();
});

/** What programs that read a text would fetch something for. */
const baits = () => [
  `<img src="${address}/img"><iframe src="${address}/frame"></iframe><link rel=stylesheet href=${address}/css>`,
  `![](${address}/markdown) [x]: ${address}/reference`,
  `#image("${address}/typst.png") #read("/etc/passwd") #import "${address}/package": *`,
  `INCLUDEPICTURE "${address}/field" \\* MERGEFORMAT {{#image}}${address}/tag{{/image}} {@${address}/raw}`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "${address}/entity">]>&e; <?xml-stylesheet href="${address}/xsl"?>`,
  `@import url(${address}/import); background:url(file:///etc/passwd) http://169.254.169.254/latest/meta-data/`,
  `=WEBSERVICE("${address}/formula") \${7*7} {{7*7}} <%= 7*7 %> (a+)+$`,
];

describe('with the local rules', () => {
  let server: TestServer;
  let client: TestClient;
  let report: { readonly formData: Record<string, string> };
  beforeAll(async () => {
    server = await buildServer();
    client = await server.signUp({ displayName: '<img src=x>' });
    const texts = MEDICAL_EVALUATION.fields.filter(({ kind }) => kind === 'text');
    report = {
      ...MEDICAL_EVALUATION.name,
      formData: Object.fromEntries(texts.map(({ id }, at) => [id, baits()[at % baits().length] ?? ''])),
    };
  });
  afterAll(() => server.close());

  test.each(RENDER_TARGETS)(
    'an export as %s fetches nothing and refers to nothing outside',
    async (format) => {
      const answer = await client.post(`/api/exports/${format}`, {
        ...report,
        title: baits()[0]?.slice(0, 90),
      });
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(report.formData).length).toBeGreaterThan(20);
      if (format === 'docx') {
        const parts = Object.entries(unzipSync(answer.rawPayload));
        for (const [name, bytes] of parts.filter(([part]) => part.endsWith('.rels')))
          expect([name, Buffer.from(bytes).includes('TargetMode="External"')]).toEqual([name, false]);
      }
      if (format === 'html') expect(answer.body).not.toMatch(/<(?:img|iframe|link|script|object|embed)\b/iu);
      if (format === 'pdf')
        expect(answer.rawPayload.toString('latin1')).not.toMatch(/\/(?:URI|Launch|JavaScript|GoToR)\b/u);
      expect(asked).toEqual([]);
    },
  );

  test('neither does Word on a letterhead, the final pages, what is looked at before an export, nor a save', async () => {
    const letterhead = await client.send({
      method: 'PUT',
      url: '/api/profile/letterhead',
      headers: { 'content-type': DOCX },
      payload: Buffer.from(await buildTemplate()),
    });
    const answers = [
      letterhead,
      await client.post('/api/exports/docx', report),
      await client.post('/api/exports/final-pages', report),
      await client.post('/api/exports/preflight', report),
      await client.post('/api/saved-forms', { title: 'Zz', ...report, retentionDays: 7, formType: 'draft' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 201]);
    expect(asked).toEqual([]);
  });

  test('neither does the work on a text, which comes back as text', async () => {
    for (const text of baits()) {
      for (const url of ['/api/format-section7', '/api/format-section8', '/api/ai/distribute-section8'])
        expect((await client.post(url, { text, language: 'fr' })).statusCode).toBe(200);
    }
    expect(asked).toEqual([]);
  });
});

describe('with an engine elsewhere', () => {
  let fake: FakeModel;
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    fake = await startFakeModel();
    server = await buildServer({
      env: {
        CONSTAT_ASSIST_ENGINE: 'openai',
        CONSTAT_ASSIST_URL: fake.url,
        CONSTAT_ASSIST_KEY: 'sk-0',
        CONSTAT_ASSIST_MODEL: 'fictif-1',
      },
    });
    client = await server.signUp();
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });

  test('a redirect of the engine is not followed', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      fake.reply = () => ({ status, headers: { location: `${address}/redirect` }, raw: '' });
      const answer = await client.post('/api/format-section7', { text: 'Un texte.', language: 'fr' });
      expect([status, answer.statusCode]).toEqual([status, 502]);
    }
    expect(asked).toEqual([]);
  });

  test('what its answer refers to is shown as text and not fetched', async () => {
    // After five failures an engine is left alone for a minute.
    server.clock.advance(60_000);
    for (const bait of baits().slice(0, 2)) {
      fake.reply = () => ({ content: JSON.stringify({ text: `${bait}\u001B[31m\u202E` }) });
      const answer = await client.post('/api/format-section7', { text: 'Un texte.', language: 'fr' });
      const { formatted, fidelity } = answer.json<{ formatted: string; fidelity: { faithful: boolean } }>();
      expect(formatted.replaceAll('\u00A0', ' ')).toContain(bait.slice(0, 12));
      expect(formatted).not.toContain('\u001B');
      expect(formatted).not.toContain('\u202E');
      expect(fidelity.faithful).toBe(false);
    }
    expect(asked).toEqual([]);
  });
});

test('the canary would have been heard', async () => {
  await fetch(`${address}/heard`);
  expect(asked).toEqual(['/heard']);
});
