/** Zip files, Word documents and archives of accounts that were made to do harm. Nobody and nothing in them exists. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Draw } from './draw.ts';

const DIRECTORY_ENTRY = 0x02014b50;
const MANIFEST = strToU8('{"format":"constat-archive","version":1}');

/** The places in the directory of a zip file at which its entries begin. */
function entriesOf(zip: Buffer): number[] {
  const places: number[] = [];
  for (let at = 0; at + 4 <= zip.length; at += 1)
    if (zip.readUInt32LE(at) === DIRECTORY_ENTRY) places.push(at);
  return places;
}

function changeEntries(zip: Buffer, change: (bytes: Buffer, at: number, index: number) => void): Buffer {
  const bytes = Buffer.from(zip);
  entriesOf(bytes).forEach((at, index) => change(bytes, at, index));
  return bytes;
}

const zipOf = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));

/** An archive within an archive, and so on. */
function nested(depth: number, inside: Uint8Array): Buffer {
  let zip = Buffer.from(inside);
  for (let level = 0; level < depth; level += 1)
    zip = zipOf({ 'manifest.json': MANIFEST, 'letterhead.docx': zip, '[Content_Types].xml': MANIFEST });
  return zip;
}

/** What is wrong with any zip file, made of a valid one. */
export const CRAFTED_ZIPS: Readonly<Record<string, (valid: Buffer, draw: Draw) => Buffer>> = {
  'nested in itself': (valid, draw) => nested(1 + draw.below(12), valid),
  'a bomb that says so': (valid, draw) =>
    zipOf({ ...unzipSync(valid), 'reports/bomb.json': new Uint8Array(20_000_000 + draw.below(40_000_000)) }),
  'a bomb in every file': (valid) =>
    zipOf(Object.fromEntries(Object.keys(unzipSync(valid)).map((name) => [name, new Uint8Array(2_900_000)]))),
  'a bomb that does not say so': (valid) =>
    changeEntries(zipOf({ ...unzipSync(valid), 'word/bomb.xml': new Uint8Array(30_000_000) }), (bytes, at) =>
      bytes.writeUInt32LE(Math.min(1_000, bytes.readUInt32LE(at + 24)), at + 24),
    ),
  'sizes of gigabytes': (valid) =>
    changeEntries(valid, (bytes, at) => bytes.writeUInt32LE(0xffff_fff0, at + 24)),
  'packed sizes beyond the file': (valid) =>
    changeEntries(valid, (bytes, at) => bytes.writeUInt32LE(0x7fff_ffff, at + 20)),
  'entries over one another': (valid) => {
    const first = entriesOf(valid)[0] ?? 0;
    const offset = valid.readUInt32LE(first + 42);
    return changeEntries(valid, (bytes, at) => bytes.writeUInt32LE(offset, at + 42));
  },
  'entries outside of the file': (valid) =>
    changeEntries(valid, (bytes, at) => bytes.writeUInt32LE(0xffff_ff00, at + 42)),
  encrypted: (valid) =>
    changeEntries(valid, (bytes, at) => bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8)),
  'packed in an unknown way': (valid, draw) =>
    changeEntries(valid, (bytes, at) => bytes.writeUInt16LE(draw.pick([1, 9, 12, 14, 93, 99]), at + 10)),
  'too many entries': (valid, draw) => {
    const names = Array.from({ length: draw.pick([600, 1_200, 62_000]) }, (_, index) => `${index}`);
    return zipOf({
      ...unzipSync(valid),
      ...Object.fromEntries(names.map((name) => [name, new Uint8Array()])),
    });
  },
  'names that lead elsewhere': (valid, draw) =>
    zipOf({
      ...unzipSync(valid),
      [draw.pick(['../../zz', '/etc/zz', '..\\..\\zz', 'reports/../../zz.json', 'a:b', 'a\0b'])]: MANIFEST,
    }),
  'a comment without end': (valid, draw) => Buffer.concat([valid, draw.bytes(1_000)]),
  'behind a picture': (valid) => Buffer.concat([Buffer.from('GIF89a\u0001\u0000'), valid]),
};

const xml = (text: string) => strToU8(`<?xml version="1.0"?>${text}`);
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** What is wrong with a Word document, made of a valid one. */
export const CRAFTED_WORDS: Readonly<Record<string, (valid: Buffer, draw: Draw) => Buffer>> = {
  'an entity of a file': (valid, draw) =>
    withMain(
      valid,
      `<!DOCTYPE a [<!ENTITY x SYSTEM "${draw.pick(['file:///etc/passwd', 'http://127.0.0.1:9/'])}">]><w:document xmlns:w="${WORD}"><w:body>&x;</w:body></w:document>`,
    ),
  'entities that multiply': (valid) =>
    withMain(
      valid,
      `<!DOCTYPE a [<!ENTITY a "zzzzzzzzzz">${Array.from({ length: 9 }, (_, level) => `<!ENTITY ${'abcdefghij'[level + 1]} "${`&${'abcdefghij'[level]};`.repeat(10)}">`).join('')}]><a>&j;</a>`,
    ),
  'elements that lie deep': (valid, draw) => {
    const depth = draw.pick([150, 250, 100_000]);
    return withMain(
      valid,
      `<w:document xmlns:w="${WORD}"><w:body>${'<w:p>'.repeat(depth)}{{rapport}}${'</w:p>'.repeat(depth)}</w:body></w:document>`,
    );
  },
  'elements without number': (valid, draw) =>
    withMain(
      valid,
      `<w:document xmlns:w="${WORD}"><w:body>${'<w:p/>'.repeat(draw.pick([50_000, 450_000]))}</w:body></w:document>`,
    ),
  'attributes without number': (valid) =>
    withMain(
      valid,
      `<w:document xmlns:w="${WORD}" ${Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`,
    ),
  'parts that take a gigabyte': (valid) => {
    const part = xml(`<a>${'<b/>'.repeat(700_000)}</a>`);
    const parts = Array.from({ length: 10 }, (_, index) => [`word/part${index}.xml`, part] as const);
    return zipOf({ ...unzipSync(valid), ...Object.fromEntries(parts) });
  },
  'a place for the report in a text without end': (valid) =>
    withMain(
      valid,
      `<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>${'{'.repeat(2_000_000)}{{rapport}}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  'relations in a circle': (valid) =>
    zipOf({
      ...unzipSync(valid),
      'word/_rels/document.xml.rels': xml(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="document.xml"/></Relationships>',
      ),
    }),
  'a picture that says it is huge': (valid) => {
    const files = unzipSync(valid);
    const name = Object.keys(files).find((one) => one.endsWith('.png')) ?? 'word/media/zz.png';
    const picture = Buffer.from(files[name] ?? new Uint8Array(64));
    picture.writeUInt32BE(0x7fff_ffff, 16);
    picture.writeUInt32BE(0x7fff_ffff, 20);
    return zipOf({ ...files, [name]: picture });
  },
  'a picture that is no picture': (valid, draw) =>
    zipOf({ ...unzipSync(valid), 'word/media/zz.png': draw.bytes(20_000) }),
};

function withMain(valid: Buffer, text: string): Buffer {
  return zipOf({ ...unzipSync(valid), 'word/document.xml': xml(text) });
}

/** What is wrong with an archive of an account, made of a valid one. */
export const CRAFTED_ACCOUNTS: Readonly<Record<string, (valid: Buffer, draw: Draw) => Buffer>> = {
  'a report that lies deep': (valid, draw) =>
    withReport(
      valid,
      `${draw.pick(['[', '{"a":']).repeat(draw.pick([70, 5_000, 1_500_000]))}${draw.pick(['', '0'])}`,
    ),
  'a report of values without number': (valid) => withReport(valid, `[${'0,'.repeat(4_000_000)}0]`),
  'names that change what an object is': (valid, draw) =>
    withReport(
      valid,
      draw.pick([
        '{"__proto__":{"zz":1},"formData":{"__proto__":{"zz":1}}}',
        '{"constructor":{"prototype":{"zz":1}},"formData":{}}',
        '{"\\u005f\\u005fproto__":{"zz":1}}',
      ]),
    ),
  'a text without end': (valid) => withReport(valid, `{"title":"${'z'.repeat(9_000_000)}"}`),
  'a list of other things': (valid, draw) => {
    const name = draw.pick(['vocabulary', 'phrases', 'recent-patients', 'voice-commands', 'profile']);
    const value = draw.pick([
      'null',
      '[]',
      '{}',
      '[[]]',
      '[null]',
      '"zz"',
      '1e999',
      `[${'{},'.repeat(200_000)}{}]`,
    ]);
    return zipOf({ ...unzipSync(valid), [`${name}.json`]: strToU8(value) });
  },
  'patients without number': (valid, draw) => {
    const patient =
      '{"id":"11111111-1111-4111-8111-111111111111","patientName":"Zz","patientAge":"41","diagnosis":"","visitType":"new","savedFormId":null,"lastAccessedAt":"2026-01-01T00:00:00.000Z"}';
    const count = draw.pick([99_999, 100_001]);
    return zipOf({
      ...unzipSync(valid),
      'recent-patients.json': strToU8(`[${`${patient},`.repeat(count - 1)}${patient}]`),
    });
  },
  'another manifest': (valid, draw) =>
    zipOf({
      ...unzipSync(valid),
      'manifest.json': strToU8(
        draw.pick([
          '',
          '{}',
          '[]',
          '{"format":"constat-archive","version":99}',
          `{"a":${'['.repeat(900_000)}`,
        ]),
      ),
    }),
};

function withReport(valid: Buffer, text: string): Buffer {
  return zipOf({ ...unzipSync(valid), 'reports/zz.json': strToU8(text) });
}
