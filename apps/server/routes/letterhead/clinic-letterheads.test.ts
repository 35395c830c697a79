/** Reports on the letterheads of fictional clinics, from the upload to the pages of the Word document. */
import { readFile } from 'node:fs/promises';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDocument, documentStrings } from '@constat/report/document';
import { buildMeta } from '@constat/report/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultProfile } from '../../accounts/profile.ts';
import { ASSEMBLED } from '../../exports/letterhead/assembled.test-data.ts';
import { pageStyles, sectionsOf } from '../../exports/letterhead/sections.ts';
import { mainPart } from '../../exports/letterhead/read-letterhead.ts';
import { styleSheet } from '../../exports/letterhead/style-sheet.ts';
import { WordPackage } from '../../exports/letterhead/word-package.ts';
import { descendants, rootOf, wordAttribute } from '../../exports/letterhead/word-xml.ts';
import { readWord, withoutSpace } from '../../exports/read-back.test-data.ts';
import { wordFindings } from '../../exports/word/conformance/check-word.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { uploadLetterhead } from '../../testing/upload-letterhead.ts';

const FIXTURES = new URL('../../exports/letterhead/fixtures/', import.meta.url);
const formData = {
  workerFileNo: '99-0417',
  patientName: 'Ilda Zzorvane {{page}}',
  dateEvaluation: '2025-02-10',
  emploi: 'Préposée {{rapport}}',
  historiqueEvolution: 'Hernie L5-S1 et L5-/S1 le 2024-03-19.',
  mandatSoins: true,
};
const meta = buildMeta('fr');
const document = buildDocument(
  { type: MEDICAL_EVALUATION, formData, meta },
  'fr',
  defaultProfile('Camille Zzexpert'),
);
const words = withoutSpace(documentStrings(document, 'docx').join(''));

const LETTERHEADS: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  ...Object.fromEntries(
    ['libreoffice', 'libreoffice-page', 'pandoc', 'abiword'].map((name) => [
      name,
      () => readFile(new URL(`${name}.docx`, FIXTURES)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ASSEMBLED).map(([name, build]) => [name, () => Promise.resolve(build())]),
  ),
};

let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp({ displayName: 'Camille Zzexpert' });
});
afterAll(() => server.close());

async function exportOn(letterhead: Uint8Array): Promise<Buffer> {
  await uploadLetterhead(physician, letterhead);
  const exported = await physician.post('/api/exports/docx', { formData, meta });
  expect(exported.statusCode).toBe(200);
  return exported.rawPayload;
}

/** Every word of a part, with its fields named: `<PAGE>`. */
function reading(file: WordPackage, part: string | undefined): string {
  if (part === undefined) return '';
  return descendants(rootOf(file.xml(part)))
    .map((element) => {
      if (element.localName === 't') return element.textContent ?? '';
      if (element.localName === 'noBreakHyphen') return '-';
      if (element.localName === 'instrText') return `<${element.textContent?.trim()}>`;
      return element.localName === 'fldSimple' ? `<${wordAttribute(element, 'instr')?.trim()}>` : '';
    })
    .join('');
}

describe.each(Object.entries(LETTERHEADS))('the letterhead %s', (_name, build) => {
  let own: Uint8Array;
  let bytes: Buffer;
  let file: WordPackage;
  beforeAll(async () => {
    own = await build();
    bytes = await exportOn(own);
    file = await WordPackage.open(bytes);
  });

  test('holds the report word for word, and hyphens of levels and dates that do not break', () => {
    expect(withoutSpace(readWord(bytes))).toContain(words);
    const { main } = mainPart(file);
    const kept = descendants(rootOf(file.xml(main)), 'r').filter(
      (run) => descendants(run, 'noBreakHyphen').length > 0,
    );
    expect(kept.map(textOfRun).join(' ')).toMatch(/L5-S1.*L5-\/S1.*2024-03-19/u);
  });

  test('is a package whose parts are in order, as far as its own are', () => {
    const before = wordFindings(own);
    expect(wordFindings(bytes).filter((finding) => !before.includes(finding))).toEqual([]);
  });

  test('says on each page file, worker, page of pages and state', () => {
    const { main, body } = mainPart(file);
    const styles = pageStyles(file, main, body);
    expect(styles.length).toBeGreaterThan(0);
    for (const { header, footer } of styles) {
      const carried = `${reading(file, header)} ${reading(file, footer)}`;
      for (const part of ['99-0417', 'Ilda Zzorvane {{page}}', '<PAGE>', '<NUMPAGES>', document.status])
        expect(carried).toContain(part);
      expect(
        carried.match(/\{\{(?:dossier|pages|travailleur|date|médecin|spécialité|signature)/giu),
      ).toBeNull();
    }
  });

  test('has headings of one hierarchy, in styles that exist', () => {
    const { main, body } = mainPart(file);
    const sheet = styleSheet(file.xml(file.related(main, 'styles') ?? ''));
    const sizeOf = (text: string): number => {
      const paragraph = descendants(body, 'p').find((each) => textOfRun(each) === text);
      const [style] = paragraph === undefined ? [] : descendants(paragraph, 'pStyle');
      const found = style === undefined ? undefined : sheet.byId(wordAttribute(style, 'val'));
      expect(found).toBeDefined();
      return sheet.sizeOf(found);
    };
    const texts = [1, 2, 3].flatMap((level) =>
      document.blocks
        .flatMap((block) => (block.kind === 'heading' && block.level === level ? [block.text] : []))
        .slice(0, 1),
    );
    const sizes = [document.title, ...texts].map(sizeOf);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    for (const style of descendants(body, 'pStyle'))
      expect(sheet.byId(wordAttribute(style, 'val'))).toBeDefined();
    for (const spacing of descendants(rootOf(file.xml(file.related(main, 'styles') ?? '')), 'spacing')) {
      const style = spacing.parentNode?.parentNode;
      if (style?.localName === 'style' && wordAttribute(spacing, 'line') === '240')
        expect(wordAttribute(spacing, 'lineRule')).toBeDefined();
    }
  });

  test('keeps tables and columns of values within its margins', () => {
    const { body } = mainPart(file);
    const sections = sectionsOf(body);
    const order = descendants(body);
    for (const table of descendants(body, 'tbl')) {
      const section = sections.find((each) => order.indexOf(each) > order.indexOf(table));
      const [page] = section === undefined ? [] : descendants(section, 'pgSz');
      const [margins] = section === undefined ? [] : descendants(section, 'pgMar');
      const [columns] = section === undefined ? [] : descendants(section, 'cols');
      expect(Number((columns && wordAttribute(columns, 'num')) ?? 1)).toBe(1);
      const room =
        Number(page && wordAttribute(page, 'w')) -
        Number(margins && wordAttribute(margins, 'left')) -
        Number(margins && wordAttribute(margins, 'right'));
      const width = descendants(table, 'gridCol').reduce(
        (sum, each) => sum + Number(wordAttribute(each, 'w')),
        0,
      );
      expect(width).toBeLessThanOrEqual(room + 12);
    }
  });
});

function textOfRun(element: Parameters<typeof descendants>[0]): string {
  return descendants(element)
    .map((each) =>
      each.localName === 't' ? (each.textContent ?? '') : each.localName === 'noBreakHyphen' ? '-' : '',
    )
    .join('');
}
