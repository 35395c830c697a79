import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readPart } from '../read-back.test-data.ts';
import {
  CREATION_TIME,
  emptyReport,
  fullReport,
  hostileReport,
  realisticReport,
} from '../reports.test-data.ts';
import { renderWord } from './render-word.ts';

test('the same report and time give the same bytes', async () => {
  const first = await renderWord(realisticReport('fr'), CREATION_TIME);
  const second = await renderWord(realisticReport('fr'), CREATION_TIME);
  expect(Buffer.from(second).equals(first)).toBe(true);
});

test('properties say title, author, language and time', async () => {
  const core = readPart(await renderWord(fullReport('en'), CREATION_TIME), 'docProps/core.xml');
  expect(core).toContain('<dc:title>Medical evaluation report –');
  expect(core).toContain('<dc:creator>Camille Zzexpert</dc:creator>');
  expect(core).toContain('<dc:language>en-CA</dc:language>');
  expect(core.match(/2025-02-11T15:30:00Z/gu)).toHaveLength(2);
});

test('headings are real headings, the mandate real checkboxes, the tables described with a header that repeats', async () => {
  const document = fullReport('fr');
  const body = readPart(await renderWord(document, CREATION_TIME), 'word/document.xml');
  const count = (pattern: RegExp): number => body.match(pattern)?.length ?? 0;
  for (const level of [1, 2, 3, 4] as const) {
    const headings = document.blocks.filter((block) => block.kind === 'heading' && block.level === level);
    expect(count(new RegExp(`<w:pStyle w:val="Heading${level}"/>`, 'gu'))).toBe(headings.length);
  }
  const tables = document.blocks.filter(({ kind }) => kind === 'table');
  expect(count(/<w:tblHeader\/>/gu)).toBe(tables.length);
  expect(count(/<w:tblCaption w:val="[^"]+"\/>/gu)).toBe(tables.length);
  expect(body).toContain('<w:tblCaption w:val="Amplitudes du rachis"/>');
  expect(count(/<w14:checkbox>/gu)).toBe(7);
  expect(count(/<w14:checked w14:val="1"\/>/gu)).toBe(
    document.blocks
      .flatMap((block) => (block.kind === 'checkboxes' ? block.items : []))
      .filter(({ checked }) => checked).length,
  );
});

test('the language is the report’s and the head of the page names the file and counts pages', async () => {
  const bytes = await renderWord(realisticReport('fr'), CREATION_TIME);
  expect(readPart(bytes, 'word/styles.xml')).toContain('w:val="fr-CA"');
  const header = readPart(bytes, 'word/header1.xml');
  expect(header).toContain('Ilda Zzorvane');
  expect(header).toMatch(/PAGE<.*NUMPAGES</su);
  expect(readPart(bytes, 'word/footer1.xml')).toContain('Version de travail');
});

test('every part stays well formed whatever was typed', async () => {
  const files = unzipSync(await renderWord(hostileReport('fr'), CREATION_TIME));
  for (const [name, content] of Object.entries(files)) {
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(content);
    expect(xml, `in ${name}`).not.toMatch(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|<script|onerror="/u);
    const open: string[] = [];
    for (const [, closing, tag, empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)(?:\s[^<>]*?)?(\/?)>/gu)) {
      if (closing === '/') expect(open.pop(), `in ${name}`).toBe(tag);
      else if (empty !== '/' && tag !== undefined) open.push(tag);
    }
    expect(open, `in ${name}`).toEqual([]);
  }
});

test('the ending of an ordinal stands higher, and no line ends within a level', async () => {
  const text = 'Le 1er avril, L4-L5.';
  const blocks = [{ kind: 'paragraph', style: 'body', text }] as const;
  const bytes = await renderWord({ ...emptyReport('fr'), blocks }, CREATION_TIME);
  const body = readPart(bytes, 'word/document.xml');
  expect(body).toMatch(/<w:vertAlign w:val="superscript"\/><\/w:rPr><w:t[^>]*>er<\/w:t>/u);
  expect(body).toMatch(/>L4<\/w:t><w:noBreakHyphen\/><w:t[^>]*>L5</u);
});

test('what announces the next block shares its page, and what ends a section does not', async () => {
  const statement = (text: string) => ({ kind: 'paragraph', style: 'statement', text }) as const;
  const heading = (level: 2 | 3) => ({ kind: 'heading', level, text: 'Zz' }) as const;
  const blocks = [
    heading(2),
    statement('said of a section'),
    heading(3),
    { kind: 'paragraph', style: 'body', text: 'typed :' },
    { kind: 'paragraph', style: 'body', text: 'typed.' },
    statement('said of a list'),
    { kind: 'list', mark: '–', items: ['zz'] },
    heading(2),
    statement('nothing'),
    heading(2),
  ] as const;
  const bytes = await renderWord({ ...emptyReport('fr'), blocks }, CREATION_TIME);
  const kept = Array.from(
    readPart(bytes, 'word/document.xml').matchAll(
      /<w:p>(?:(?!<\/w:p>).)*<w:keepNext\/>(?:(?!<\/w:p>).)*<\/w:p>/gsu,
    ),
    ([paragraph]) => paragraph.replaceAll(/<[^>]*>/gu, ''),
  );
  expect(kept).toEqual(['said of a section', 'typed :', 'said of a list']);
});
