import { strToU8, zipSync } from '../../apps/server/testing/zip.ts';
import { withPart } from '../../apps/server/exports/letterhead/templates.test-data.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const PLANTED = ['Zzplanté', 'Zzjardin'];
export const FORM = buildFormBody({
  title: 'Zzplanté, Éloïse',
  formData: {
    patientName: 'Éloïse Zzplanté',
    historiqueEvolution: 'Zzjardin : élévation à 60°. '.repeat(120),
    mandatDiagnostic: true,
  },
});
export const WHOLE = JSON.stringify(FORM);
const DEEP = 100_000;

/** One body that is not what its route reads. */
export interface Import {
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

export const manifest = { 'manifest.json': strToU8('{"format":"constat-archive","version":1}') };
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
export const ARCHIVED: Readonly<Record<string, string | Uint8Array>> = {
  'reports/cut.json': WHOLE.slice(0, 200),
  'reports/proto.json': '{"__proto__":{"id":"x"}}',
  'reports/latin.json': Buffer.from(WHOLE, 'latin1'),
  'reports/deep.json': '['.repeat(DEEP),
  'profile.json': '{"role":"admin"}',
  'letterhead.docx': 'no document',
};

/** All of them, with the route that each is sent to. */
export function corpusOf(template: Uint8Array, canary: string): Import[] {
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
