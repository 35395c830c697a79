import { isDeepStrictEqual } from 'node:util';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ArchiveImport, SavedForm } from '@constat/contract';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { buildTemplate, withPart } from '../apps/server/exports/letterhead/templates.test-data.ts';
import { mutate } from '../apps/server/speech/fixtures/damaged-webm.ts';
import { buildFormBody } from '../apps/server/testing/build-form.ts';
import type { FaultRecord } from './fault-record.ts';
import type { Answer } from './request-client.ts';
import type { RequestStage } from './request-stage.ts';
import { Tally, belongingsOf, checkAfterwards, languageOf } from './tally.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PLANTED = ['Zzplanté', 'Zzjardin'];
const FORM = buildFormBody({
  title: 'Zzplanté, Éloïse',
  formData: {
    patientName: 'Éloïse Zzplanté',
    historiqueEvolution: 'Zzjardin : élévation à 60°. '.repeat(120),
    mandatDiagnostic: true,
  },
});
const WHOLE = JSON.stringify(FORM);
const DEEP = 100_000;

/** One body that is not what its route reads. */
interface Import {
  readonly what: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly type: string;
  readonly body: string | Uint8Array;
}

const jsonBodies: readonly (readonly [string, string | Uint8Array])[] = [
  ...[0, 1, 0.2, 0.5, 0.9].map(
    (share) =>
      [`cut at ${share}`, WHOLE.slice(0, share === 1 ? -1 : Math.floor(share * WHOLE.length))] as const,
  ),
  ['__proto__', WHOLE.replace('{', '{"__proto__":{"role":"admin"},')],
  ['__proto__ within', WHOLE.replace('"formData":{', '"formData":{"__proto__":{"emploi":"x"},')],
  ['constructor.prototype', WHOLE.replace('{', '{"constructor":{"prototype":{"role":"admin"}},')],
  ['objects in objects', `${'{"formData":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['lists in lists', `{"formData":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
  ['lists without end', '['.repeat(DEEP)],
  ['Latin-1', Buffer.from(WHOLE, 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${WHOLE}`, 'utf16le')],
  [
    'a lone surrogate half in bytes',
    Buffer.concat([Buffer.from('{"title":"'), Buffer.of(0xed, 0xa0, 0x80), Buffer.from('"}')]),
  ],
  ['NUL', '\0'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number beyond all', WHOLE.replace('"retentionDays":7', '"retentionDays":1e999')],
  ['a comment', `/* x */${WHOLE}`],
  ['two bodies', WHOLE + WHOLE],
  ['a field that is unknown', WHOLE.replace('"patientName"', '"nomInconnu"')],
  ['a field of another kind', WHOLE.replace('"mandatDiagnostic":true', '"mandatDiagnostic":"oui"')],
];

const ENTITY = '<!DOCTYPE x [<!ENTITY zz SYSTEM "file:///etc/passwd">]>';

/** Word documents that are cut off, or ask their reader for what is not theirs to read. */
function documents(template: Uint8Array, canary: string): readonly (readonly [string, Uint8Array])[] {
  const inDocument = (change: (xml: string) => string) => withPart(template, 'word/document.xml', change);
  const afterProlog = (text: string) => (xml: string) => xml.replace(/(<\?xml[^>]*\?>)?/u, `$1${text}`);
  return [
    ...[0, 0.1, 0.5, 0.9, 0.99].map(
      (share) =>
        [`a document cut at ${share}`, template.subarray(0, Math.floor(share * template.length))] as const,
    ),
    ['an entity of a file', inDocument((xml) => afterProlog(ENTITY)(xml).replace('Confidentiel', '&zz;'))],
    [
      'an entity of an address',
      inDocument((xml) => afterProlog(`<!DOCTYPE x SYSTEM "${canary}/x.dtd">`)(xml)),
    ],
    [
      'entities of entities',
      inDocument((xml) =>
        afterProlog(
          `<!DOCTYPE x [<!ENTITY a "${'z'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`,
        )(xml).replace('Confidentiel', '&c;'),
      ),
    ],
    ['an entity in the types', withPart(template, '[Content_Types].xml', afterProlog(ENTITY))],
    [
      'an element in an element without end',
      inDocument((xml) => xml.replace('<w:body>', `<w:body>${'<w:sdt>'.repeat(DEEP)}`)),
    ],
    ['Latin-1 in a part', zipSync({ 'word/document.xml': Buffer.from('<w:p>é</w:p>', 'latin1') })],
    ['no document', Buffer.from('Zzjardin '.repeat(200))],
  ];
}

function attached(content: string): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream\n`,
  );
}

const PDFS: readonly (readonly [string, Uint8Array])[] = [
  ['no PDF', Buffer.from(WHOLE)],
  ['a PDF that ends in its data', attached(`{"format":"constat-report",${WHOLE}`).subarray(0, 200)],
  ['a PDF with __proto__', attached('{"format":"constat-report","__proto__":{"formData":{}}}')],
  ['a PDF with an unknown field', attached('{"format":"constat-report","formData":{"zz":"x"}}')],
  ['a PDF of depth', attached(`{"format":"constat-report","formData":${'['.repeat(DEEP)}`)],
];

const manifest = { 'manifest.json': strToU8('{"format":"constat-archive","version":1}') };
const ARCHIVES: readonly (readonly [string, Uint8Array])[] = [
  ['no archive', Buffer.from(WHOLE)],
  ['an archive cut off', zipSync({ ...manifest, 'reports/a.json': strToU8(WHOLE) }).subarray(0, -30)],
  ['an archive that leads elsewhere', zipSync({ ...manifest, '../../a.json': strToU8(WHOLE) })],
  [
    'an archive of a later program',
    zipSync({ 'manifest.json': strToU8('{"format":"constat-archive","version":9}') }),
  ],
];

/** Reports within an archive that is sound: each is refused by name, and the others of the archive too. */
const ARCHIVED: Readonly<Record<string, string | Uint8Array>> = {
  'reports/cut.json': WHOLE.slice(0, 200),
  'reports/proto.json': '{"__proto__":{"id":"x"}}',
  'reports/latin.json': Buffer.from(WHOLE, 'latin1'),
  'reports/deep.json': '['.repeat(DEEP),
  'profile.json': '{"role":"admin"}',
  'letterhead.docx': 'no document',
};

/** Fault 23: bodies that are cut off, hostile, nested, in another encoding or changed at random; nothing of them is kept. */
export async function sendMalformed(
  stage: RequestStage,
  { mutations, seed = 1 }: { readonly mutations: number; readonly seed?: number },
): Promise<FaultRecord> {
  const tally = new Tally();
  const { physician } = stage;
  const asked: unknown[] = [];
  const listener = createServer((socket) => void asked.push(socket.destroy()));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const canary = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  await physician.json('POST', '/api/saved-forms', FORM);
  const before = await belongingsOf(physician);
  const send = ({ method, path, type, body }: Import, trial: number) =>
    physician.send(path, {
      method,
      headers: { 'content-type': type, 'accept-language': languageOf(trial) },
      body,
    });

  const template = await buildTemplate();
  for (const one of corpusOf(template, canary)) {
    const answer = await send(one, tally.trials);
    tally.checkRefusal(answer, `${one.what} to ${one.path}`, { language: languageOf(tally.trials) });
    tally.check(!PLANTED.some((word) => answer.text.includes(word)), 'misplaced', `${one.what} is quoted`);
    tally.trials += 1;
  }
  tally.check(
    (await belongingsOf(physician)) === before,
    'misplaced',
    'a refused body has changed something',
  );

  const files = Object.fromEntries(
    Object.entries(ARCHIVED).map(([name, content]) => [name, new Uint8Array(Buffer.from(content))]),
  );
  const archive = { method: 'POST', path: '/api/account/archive', type: 'application/zip' } as const;
  const imported = await send({ ...archive, what: '', body: zipSync({ ...manifest, ...files }) }, 0);
  const told = imported.status === 200 ? (JSON.parse(imported.text) as ArchiveImport).refused : [];
  for (const name of Object.keys(ARCHIVED))
    tally.check(
      told.some(({ file }) => file === name),
      'silent',
      `${name} of an archive is not named`,
    );
  tally.trials += Object.keys(ARCHIVED).length;
  tally.check(
    (await belongingsOf(physician)) === before,
    'misplaced',
    'a damaged archive has changed something',
  );

  const taken = await sendMutations(stage, tally, { template, mutations, seed, send });
  tally.check((await belongingsOf(physician)) === before, 'misplaced', 'a mutation has changed something');
  tally.check(asked.length === 0, 'misplaced', 'the server has asked for what a document names');
  listener.close();
  await checkAfterwards(stage, tally, { planted: PLANTED });
  return tally.record(
    23,
    'malformed imports',
    `JSON, Word, PDF and archives; ${mutations * 3} changed at random, of which ${taken} were still sound and read as they stood`,
  );
}

function corpusOf(template: Uint8Array, canary: string): Import[] {
  const of = (
    bodies: readonly (readonly [string, string | Uint8Array])[],
    place: Omit<Import, 'what' | 'body'>,
  ) => bodies.map(([what, body]) => ({ what, body, ...place }));
  const json = { type: 'application/json' } as const;
  return [
    ...of(jsonBodies, { ...json, method: 'POST', path: '/api/saved-forms' }),
    ...of(
      jsonBodies.filter(([what]) => what !== 'a list'),
      { ...json, method: 'PUT', path: '/api/voice-commands' },
    ),
    ...of(jsonBodies, { ...json, method: 'PUT', path: '/api/profile' }),
    ...of(documents(template, canary), { type: DOCX, method: 'PUT', path: '/api/profile/letterhead' }),
    ...of(PDFS, { type: 'application/pdf', method: 'POST', path: '/api/imports/pdf' }),
    ...of(ARCHIVES, { type: 'application/zip', method: 'POST', path: '/api/account/archive' }),
  ];
}

type Send = (one: Import, trial: number) => Promise<Answer>;

/** Bytes changed at random, and members with any value: refused, or read exactly as it stands and erased again. */
async function sendMutations(
  { physician }: RequestStage,
  tally: Tally,
  { template, mutations, seed, send }: { template: Uint8Array; mutations: number; seed: number; send: Send },
): Promise<number> {
  const members = fc.constantFrom('title', 'formData', 'retentionDays', 'formType', 'meta', 'zz');
  const values = fc.sample(fc.tuple(members, fc.jsonValue()), { seed, numRuns: mutations });
  const bodies: (string | Uint8Array)[] = [
    ...values.map(([name, value]) => JSON.stringify({ ...FORM, [name]: value })),
    ...mutate(Buffer.from(WHOLE), mutations, seed),
  ];
  const place = { what: '', method: 'POST', path: '/api/saved-forms', type: 'application/json' } as const;
  let taken = 0;
  for (const [index, body] of bodies.entries()) {
    const answer = await send({ ...place, body }, index);
    tally.trials += 1;
    if (answer.status !== 201) {
      tally.checkRefusal(answer, `mutation ${index}`, { language: languageOf(index) });
      continue;
    }
    taken += 1;
    const { id, formData, title } = JSON.parse(answer.text) as SavedForm;
    const sent = JSON.parse(String(Buffer.from(body))) as SavedForm;
    const isSame = isDeepStrictEqual(formData, sent.formData) && title.length <= sent.title.length;
    tally.check(isSame, 'misplaced', `mutation ${index} was read as something else`);
    await physician.send(`/api/saved-forms/${id}`, { method: 'DELETE' });
  }
  const word = { what: '', method: 'PUT', path: '/api/profile/letterhead', type: DOCX } as const;
  for (const [index, body] of mutate(Buffer.from(template), mutations, seed).entries()) {
    const answer = await send({ ...word, body }, index);
    tally.trials += 1;
    if (answer.status !== 200) {
      tally.checkRefusal(answer, `Word mutation ${index}`, { language: languageOf(index) });
      continue;
    }
    taken += 1;
    const printed = await physician.json('POST', '/api/exports/docx', { formData: FORM.formData });
    tally.check(printed.status === 200, 'lost', `a report on Word mutation ${index}: ${printed.status}`);
    await physician.send('/api/profile/letterhead', { method: 'DELETE' });
  }
  return taken;
}
