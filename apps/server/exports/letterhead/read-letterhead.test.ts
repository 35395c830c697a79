import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPart } from '../read-back.test-data.ts';
import { readLetterhead } from './read-letterhead.ts';
import { buildTemplate, line, withPart } from './templates.test-data.ts';

const DOCUMENT = 'word/document.xml';
const TYPES = '[Content_Types].xml';
const RELATIONS = 'word/_rels/document.xml.rels';
let template: Uint8Array;
beforeAll(async () => {
  template = await buildTemplate();
});

function relation(kind: string, target: string, mode = ''): (xml: string) => string {
  const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`;
  return (xml) =>
    xml.replace(
      '</Relationships>',
      `<Relationship Id="rIdZz" Type="${type}" Target="${target}"${mode}/></Relationships>`,
    );
}

const EXTERNAL = ' TargetMode="External"';

function withField(...pieces: readonly string[]): (xml: string) => string {
  const runs = pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('');
  const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return (xml) => xml.replace('</w:body>', `<w:p>${mark('begin')}${runs}${mark('end')}</w:p></w:body>`);
}

test('an ordinary letterhead is taken as it is', async () => {
  const { placement, bytes } = await readLetterhead(template, false);
  expect(placement).toBe('placeholder');
  const [own, kept] = [unzipSync(template), unzipSync(bytes)];
  expect(Object.keys(kept).sort()).toEqual(Object.keys(own).sort());
  for (const name of Object.keys(own))
    expect(Buffer.from(kept[name] ?? []).equals(own[name] ?? Buffer.of())).toBe(true);
});

test('the template that it was made from is taken out of it', async () => {
  const settings = 'word/_rels/settings.xml.rels';
  const made = withPart(
    withPart(template, settings, () =>
      relation(
        'attachedTemplate',
        'file:///C:/Zz/Modele.dotm',
        EXTERNAL,
      )(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>',
      ),
    ),
    'word/settings.xml',
    (xml) => xml.replace('</w:settings>', '<w:attachedTemplate xmlns:r="urn:r" r:id="rIdZz"/></w:settings>'),
  );
  const { bytes } = await readLetterhead(made, false);
  expect(readPart(bytes, settings)).not.toContain('Modele.dotm');
  expect(readPart(bytes, 'word/settings.xml')).not.toContain('attachedTemplate');
});

test.each([
  ['a link to a page', relation('hyperlink', 'https://example.invalid/', EXTERNAL)],
  ['an address to write to', relation('hyperlink', 'mailto:zz@example.invalid', EXTERNAL)],
])('%s may stay', async (_what, change) => {
  expect((await readLetterhead(withPart(template, RELATIONS, change), false)).placement).toBe('placeholder');
});

test('a template file becomes a document', async () => {
  const dotx = withPart(template, TYPES, (xml) => xml.replace('.document.main+xml', '.template.main+xml'));
  const { bytes } = await readLetterhead(dotx, false);
  expect(readPart(bytes, TYPES)).toContain('wordprocessingml.document.main+xml');
  expect(readPart(bytes, TYPES)).not.toContain('template.main+xml');
});

describe('without one place for the report', () => {
  test('it is refused, and taken when the report may go at the end', async () => {
    const plain = await buildTemplate({ children: [line('Confidentiel')] });
    await expect(readLetterhead(plain, false)).rejects.toMatchObject({ code: 'LETTERHEAD_NO_PLACEHOLDER' });
    expect((await readLetterhead(plain, true)).placement).toBe('end');
  });

  test('a place in the header is none', async () => {
    const plain = await buildTemplate({ children: [line('Confidentiel')] });
    const header = Object.keys(unzipSync(plain)).find((name) => /^word\/header\d+\.xml$/u.test(name)) ?? '';
    const inHeader = withPart(plain, header, (xml) => xml.replace('Clinique', '{{rapport}}'));
    await expect(readLetterhead(inHeader, false)).rejects.toMatchObject({
      code: 'LETTERHEAD_NO_PLACEHOLDER',
    });
  });

  test('two are refused', async () => {
    const twice = await buildTemplate({ children: [line('{{rapport}}'), line('a {{report}} b')] });
    await expect(readLetterhead(twice, true)).rejects.toMatchObject({
      code: 'LETTERHEAD_PLACEHOLDER_REPEATED',
    });
  });
});

describe('what could run or be fetched is refused', () => {
  test.each([
    ['macros', RELATIONS, relation('vbaProject', 'vbaProject.bin')],
    ['an embedded object', RELATIONS, relation('oleObject', 'embeddings/oleObject1.bin')],
    ['an embedded file', RELATIONS, relation('package', 'embeddings/Zz.xlsx')],
    ['another document', RELATIONS, relation('aFChunk', 'zz.html')],
    ['a picture from outside', RELATIONS, relation('image', 'http://127.0.0.1:9/zz.png', EXTERNAL)],
    ['a link to a file', RELATIONS, relation('hyperlink', 'file:///etc/passwd', EXTERNAL)],
    ['a link that runs', RELATIONS, relation('hyperlink', 'javascript:alert(1)', EXTERNAL)],
    [
      'a list of addressees',
      'word/_rels/settings.xml.rels',
      () =>
        relation(
          'mailMergeSource',
          'file:///zz.csv',
          EXTERNAL,
        )(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>',
        ),
    ],
    [
      'a document with macros',
      TYPES,
      (xml: string) =>
        xml.replace(
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
          'application/vnd.ms-word.document.macroEnabled.main+xml',
        ),
    ],
    ['a part of macros', 'word/vbaProject.bin', () => 'x'],
    [
      'an object in the text',
      DOCUMENT,
      (xml: string) => xml.replace('</w:body>', '<w:p><w:r><w:object/></w:r></w:p></w:body>'),
    ],
    ['a field that asks another program', DOCUMENT, withField(' DDE', 'AUTO c:\\\\zz "x"')],
    ['a field that reads a file', DOCUMENT, withField(' INCLUDETEXT "c:\\\\zz.txt"')],
    [
      'a field whose name another makes up',
      DOCUMENT,
      (xml: string) =>
        withField(
          ' ',
          '<!-- -->',
        )(xml).replace(
          '</w:instrText>',
          '</w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>QUOTE 68</w:instrText>',
        ),
    ],
  ])('%s', async (_what, part, change) => {
    await expect(readLetterhead(withPart(template, part, change), true)).rejects.toMatchObject({
      code: 'LETTERHEAD_UNSAFE',
    });
  });

  test.each([' PAGE ', ' HYPERLINK "https://link.invalid/import dde" ', ' IF 1 = 1 "LINK" "" '])(
    '%j may stay',
    async (field) => {
      expect((await readLetterhead(withPart(template, DOCUMENT, withField(field)), false)).placement).toBe(
        'placeholder',
      );
    },
  );
});

describe('what is no readable Word document is refused', () => {
  const bomb = (xml: string): string => xml.replace(/<w:body>/u, `<w:body>${'<w:ins>'.repeat(5_000)}`);
  test.each([
    ['text', () => strToU8('{{rapport}}'.repeat(30))],
    ['an archive of something else', () => zipSync({ 'a.txt': strToU8('{{rapport}}') })],
    ['a package without a document', () => withPart(template, DOCUMENT, () => null)],
    [
      'a type declaration',
      () =>
        withPart(template, DOCUMENT, (xml) =>
          xml
            .replace(/\?>/u, '?><!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>')
            .replace('Confidentiel', '&a;'),
        ),
    ],
    ['a tag left open', () => withPart(template, DOCUMENT, (xml) => xml.replace('</w:body>', ''))],
    ['elements too deep', () => withPart(template, DOCUMENT, bomb)],
    [
      'another encoding',
      () =>
        zipSync({ ...unzipSync(template), [DOCUMENT]: Buffer.from(readPart(template, DOCUMENT), 'utf16le') }),
    ],
    [
      'a part of text too large',
      () => withPart(template, DOCUMENT, (xml) => xml.replace('Confidentiel', 'x'.repeat(3_100_000))),
    ],
    [
      'pictures too large',
      () => zipSync({ ...unzipSync(template), 'word/media/zz.png': new Uint8Array(31_000_000) }),
    ],
  ])('%s', async (_what, build) => {
    await expect(readLetterhead(build(), true)).rejects.toMatchObject({ code: 'LETTERHEAD_INVALID' });
  });
});

test('the strict dialect is refused by its name', async () => {
  const strict = withPart(await buildTemplate(), DOCUMENT, (xml) =>
    xml.replaceAll(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    ),
  );
  await expect(readLetterhead(strict, true)).rejects.toMatchObject({ code: 'LETTERHEAD_STRICT' });
});
