import { documentStrings } from '@constat/report/document';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPart, readWord, withoutSpace } from '../read-back.test-data.ts';
import {
  CREATION_TIME,
  crowdedReport,
  fullReport,
  hostileReport,
  realisticReport,
} from '../reports.test-data.ts';
import { renderWord } from '../word/render-word.ts';
import { mergeLetterhead } from './merge-letterhead.ts';
import { readLetterhead } from './read-letterhead.ts';
import {
  LETTERHEAD_VALUES,
  LOGO,
  buildTemplate,
  cell,
  heading,
  line,
  withPart,
} from './templates.test-data.ts';

const DOCUMENT = 'word/document.xml';
let report: Uint8Array;
let template: Uint8Array;
beforeAll(async () => {
  report = await renderWord(realisticReport('fr'), CREATION_TIME);
  template = await buildTemplate();
});

/** What a physician gets who has uploaded that template. */
async function merge(bytes: Uint8Array, body: Uint8Array = report): Promise<Uint8Array> {
  return mergeLetterhead((await readLetterhead(bytes, true)).bytes, body, LETTERHEAD_VALUES);
}

function text(bytes: Uint8Array): string {
  return withoutSpace(readWord(bytes));
}

const reportText = (): string => withoutSpace(documentStrings(realisticReport('fr'), 'docx').join(''));
const attribute = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[1] ?? '';

describe('a letterhead with a placeholder', () => {
  test('holds the whole report in its place, word for word', async () => {
    expect(text(await merge(template))).toBe(`Confidentiel${reportText()}Findumodèle`);
  });

  test.each([
    ['everything filled', fullReport('en')],
    ['hostile text', hostileReport('fr')],
    ['far too much', crowdedReport('en')],
  ])('loses nothing of a report with %s', async (_what, document) => {
    const merged = await merge(template, await renderWord(document, CREATION_TIME));
    const expected = withoutSpace(documentStrings(document, 'docx').join(''));
    expect(text(merged)).toBe(`Confidentiel${expected}Findumodèle`);
  });

  test('keeps its header, margins and logo byte for byte, and in its footer what was there', async () => {
    const merged = unzipSync(await merge(template));
    const own = unzipSync(template);
    const kept = Object.keys(own).filter((name) => /header|media|theme|fontTable/u.test(name));
    expect(kept.length).toBeGreaterThan(3);
    for (const name of kept)
      expect(Buffer.from(merged[name] ?? []).equals(own[name] ?? Buffer.of())).toBe(true);
    const media = kept.find((name) => name.startsWith('word/media/')) ?? '';
    expect(Buffer.from(merged[media] ?? []).equals(LOGO)).toBe(true);
    const [before, after] = [template, await merge(template)].map((bytes) =>
      readPart(bytes, 'word/footer1.xml').replace(/^.*?(?=<w:p[ >])/su, ''),
    );
    expect(after?.endsWith(before ?? 'missing')).toBe(true);
    const body = readPart(await merge(template), DOCUMENT);
    expect(body).toContain('w:left="2400"');
    expect(body.match(/<w:sectPr/gu)).toHaveLength(1);
    expect(body).toMatch(/<w:headerReference /u);
  });

  test('gives the same bytes each time', async () => {
    expect(Buffer.from(await merge(template)).equals(await merge(template))).toBe(true);
  });

  test('takes title, author, language and time from the report', async () => {
    const core = readPart(await merge(template), 'docProps/core.xml');
    expect(core).toContain('<dc:title>Rapport d’évaluation médicale</dc:title>');
    expect(core).toContain('<dc:language>fr-CA</dc:language>');
    expect(core).not.toContain('Clinique Zz');
    expect(readPart(await merge(template), DOCUMENT)).toContain('<w:lang w:val="fr-CA"/>');
  });

  test('keeps tables within its own margins', async () => {
    const body = readPart(await merge(template), DOCUMENT);
    const widths = Array.from(body.matchAll(/<w:tblW w:type="dxa" w:w="(\d+)"/gu), ([, width]) =>
      Number(width),
    );
    expect(widths.length).toBeGreaterThan(3);
    for (const width of widths) expect(Math.abs(width - (12_240 - 2_400 - 1_700))).toBeLessThan(12);
    const stops = Array.from(body.matchAll(/<w:tab w:val="right" w:pos="(\d+)"/gu), ([, at]) => Number(at));
    for (const stop of stops) expect(stop).toBeLessThanOrEqual(8_140);
  });
});

describe('styles', () => {
  test('of the letterhead stay, missing ones come with the report, and every one that is named exists', async () => {
    const merged = await merge(await buildTemplate({ children: [heading('Zz'), line('{{report}}')] }));
    const styles = readPart(merged, 'word/styles.xml');
    const ids = Array.from(styles.matchAll(/w:styleId="([^"]+)"/gu), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['ReportEntry', 'ReportCell', 'ReportBody']));
    expect(styles.match(/w:styleId="Heading1"/gu)).toHaveLength(1);
    expect(styles).toContain('8B1F1F');
    const used = readPart(merged, DOCUMENT).matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]+)"/gu);
    for (const [, id] of used) expect(ids).toContain(id);
  });

  test('that a French Word names otherwise are found by their own name', async () => {
    const french = ['word/styles.xml', DOCUMENT].reduce(
      (bytes, part) =>
        withPart(bytes, part, (xml) =>
          xml.replaceAll('"Heading1"', '"Titre1"').replaceAll('"Heading 1"', '"heading 1"'),
        ),
      await buildTemplate({ children: [heading('Zz'), line('{{rapport}}')] }),
    );
    const merged = await merge(french);
    expect(readPart(merged, DOCUMENT)).not.toContain('"Heading1"');
    expect(readPart(merged, DOCUMENT).match(/"Titre1"/gu)?.length).toBeGreaterThan(2);
    expect(readPart(merged, 'word/styles.xml')).not.toContain('w:styleId="Heading1"');
  });

  test('of another meaning under the same id keep it', async () => {
    const clash = withPart(template, 'word/styles.xml', (xml) =>
      xml.replace(
        '</w:styles>',
        '<w:style w:type="paragraph" w:styleId="ReportEntry"><w:name w:val="Autre chose"/></w:style></w:styles>',
      ),
    );
    const merged = await merge(clash);
    const styles = readPart(merged, 'word/styles.xml');
    expect(attribute(styles, /w:styleId="ReportEntry"[^>]*><w:name w:val="([^"]+)"/u)).toBe('Autre chose');
    expect(styles).toContain('w:styleId="ReportEntry2"');
    expect(readPart(merged, DOCUMENT)).toContain('<w:pStyle w:val="ReportEntry2"/>');
  });

  test('are the report’s where the letterhead has none', async () => {
    const bare = [
      ['word/styles.xml', () => null],
      ['word/numbering.xml', () => null],
      [
        'word/_rels/document.xml.rels',
        (xml: string) => xml.replaceAll(/<Relationship [^>]*(?:styles|numbering)\.xml"\/>/gu, ''),
      ],
      [
        '[Content_Types].xml',
        (xml: string) => xml.replaceAll(/<Override [^>]*(?:styles|numbering)\.xml"\/>/gu, ''),
      ],
    ] as const;
    const merged = await merge(
      bare.reduce((bytes, [part, change]) => withPart(bytes, part, change), template),
    );
    expect(text(merged)).toContain(reportText());
    expect(readPart(merged, 'word/report-styles.xml')).toContain('w:styleId="ReportEntry"');
    expect(readPart(merged, 'word/_rels/document.xml.rels')).toContain('Target="/word/report-styles.xml"');
  });
});

test('a heading stays with what follows it whatever the letterhead’s style says', async () => {
  const body = readPart(await merge(template), DOCUMENT);
  for (const level of [1, 2, 3]) {
    const headings =
      body.match(new RegExp(`<w:pStyle w:val="Heading${level}"/>(?:<w:keepNext/>)?`, 'gu')) ?? [];
    expect(headings.length).toBeGreaterThan(1);
    for (const found of headings) expect(found).toContain('<w:keepNext/>');
  }
});

test('lists of the report get numbers of their own beside the letterhead’s', async () => {
  const list =
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>un</w:t></w:r></w:p>';
  const definition = (mark: string): string =>
    `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="${mark}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
  const numbered = (bytes: Uint8Array, mark: string): Uint8Array =>
    withPart(
      withPart(bytes, DOCUMENT, (xml) => xml.replace(/(<w:body>)/u, `$1${list}`)),
      'word/numbering.xml',
      (xml) => xml.replace(/(<w:numbering[^>]*>).*/su, `$1${definition(mark)}`),
    );
  const merged = await merge(numbered(template, 'A'), numbered(report, 'B'));
  const used = Array.from(readPart(merged, DOCUMENT).matchAll(/<w:numId w:val="(\d+)"/gu), ([, id]) => id);
  expect(new Set(used).size).toBe(2);
  const numbering = readPart(merged, 'word/numbering.xml');
  expect(numbering.indexOf('w:val="B"')).toBeGreaterThan(numbering.indexOf('w:val="A"'));
  expect(numbering.lastIndexOf('<w:abstractNum ')).toBeLessThan(numbering.indexOf('<w:num '));
});

describe('the place', () => {
  test.each([
    ['cut into several runs', [line('{', '{rap', 'port}', '}')], '', ''],
    ['with spaces and in capitals', [line('{{ REPORT }}')], '', ''],
    ['within a line', [line('Avant {{rapport}} après')], 'Avant', 'après'],
    ['alone with a picture', [line('{{rapport}}')], '', ''],
    ['missing, at the end', [line('Confidentiel')], 'Confidentiel', ''],
    ['in a cell', [cell(6_000, line('A'), line('{{rapport}}')), line('B')], 'A', 'B'],
  ])('%s', async (_what, children, before, after) => {
    const merged = await merge(await buildTemplate({ children }));
    expect(text(merged)).toBe(`${before}${reportText()}${after}`);
  });

  test('in a cell sets the width', async () => {
    const merged = readPart(
      await merge(await buildTemplate({ children: [cell(6_000, line('{{rapport}}'))] })),
      DOCUMENT,
    );
    const widths = Array.from(merged.matchAll(/<w:tblW w:type="dxa" w:w="(\d+)"/gu), ([, width]) =>
      Number(width),
    );
    for (const width of widths) expect(width).toBeLessThanOrEqual(5_800);
  });

  test('keeps the picture that is anchored beside it', async () => {
    const drawing = '<w:r><w:drawing><zz xmlns="urn:zz"/></w:drawing></w:r>';
    const anchored = withPart(template, DOCUMENT, (xml) =>
      xml.replace(/(<w:r>(?:(?!<w:r>).)*\{\{rapport)/su, `${drawing}$1`),
    );
    const body = readPart(await merge(anchored), DOCUMENT);
    expect(body.match(/<w:drawing>/gu)).toHaveLength(1);
  });

  test('keeps the section that ends with its line', async () => {
    const section =
      '<w:sectPr><w:pgSz w:w="15840" w:h="12240"/><w:pgMar w:left="1000" w:right="1000"/></w:sectPr>';
    const landscape = withPart(template, DOCUMENT, (xml) =>
      xml.replace(/<w:p>(?=(?:(?!<w:p>).)*\{\{rapport)/su, `<w:p><w:pPr>${section}</w:pPr>`),
    );
    const merged = await merge(landscape);
    const body = readPart(merged, DOCUMENT);
    expect(body.match(/<w:sectPr/gu)).toHaveLength(2);
    expect(body.indexOf('w:w="15840"')).toBeGreaterThan(body.indexOf('Rapport d’évaluation'));
    expect(body).toContain('<w:tblW w:type="dxa" w:w="13840"');
    expect(text(merged)).toBe(`Confidentiel${reportText()}Findumodèle`);
  });
});
