import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ENGLISH_FAMILIES } from './tables/english-families.ts';
import { ENGLISH_NAMES } from './tables/english-names.ts';
import { ENGLISH_WORDS } from './tables/english-words.ts';
import { FRENCH_ADDITIONS } from './tables/french-additions.ts';
import { FRENCH_FAMILIES } from './tables/french-families.ts';
import { FRENCH_NAMES } from './tables/french-names.ts';
import { FRENCH_WORDS } from './tables/french-words.ts';

const FOLDER = join(import.meta.dirname, 'tables');
const TABLES: Readonly<Record<string, string>> = {
  ENGLISH_FAMILIES,
  ENGLISH_NAMES,
  ENGLISH_WORDS,
  FRENCH_ADDITIONS,
  FRENCH_FAMILIES,
  FRENCH_NAMES,
  FRENCH_WORDS,
};
const MOST_BYTES = 2_500_000;
const MOST_COMPRESSED_BYTES = 450_000;

describe('the committed tables', () => {
  it('are those that the script made', () => {
    const made: unknown = JSON.parse(readFileSync(join(FOLDER, 'checksums.json'), 'utf8'));
    const sums = Object.entries(TABLES).map(([name, text]) => [
      name,
      createHash('sha256').update(text).digest('hex'),
    ]);
    expect(Object.fromEntries(sums)).toEqual(made);
  });

  it.each(['french', 'english'])('stay within what a page may fetch late (%s)', (language) => {
    const files = readdirSync(FOLDER).filter((name) => name.startsWith(language) && name.endsWith('.ts'));
    const texts = files.map((name) => readFileSync(join(FOLDER, name)));
    for (const text of texts) expect(text.length).toBeLessThan(MOST_BYTES);
    expect(gzipSync(Buffer.concat(texts)).length).toBeLessThan(MOST_COMPRESSED_BYTES);
  });

  it('name their source and licence, whose texts lie beside them', () => {
    const files = readdirSync(FOLDER);
    for (const name of files.filter((file) => file.endsWith('.ts'))) {
      const head = readFileSync(join(FOLDER, name), 'utf8').slice(0, 800);
      expect(head).toMatch(/^ \* Source: .{10,}$/mu);
      expect(head).toMatch(/^ \* Licence: .{10,}$/mu);
      for (const [license] of head.matchAll(/[a-z]+\.txt/gu)) expect(files).toContain(license);
    }
  });
});

describe('families', () => {
  it.each([
    ['fr', FRENCH_FAMILIES],
    ['en', ENGLISH_FAMILIES],
  ])('hold each lemma once (%s)', (_language, text) => {
    const lemmas = text.split('\n').flatMap((line) => {
      const [stem = '', endings = ''] = line.split(':');
      return endings.split(',').map((ending) => stem + ending);
    });
    expect(new Set(lemmas).size).toBe(lemmas.length);
  });

  // French *a-* is left out: it also makes verbs of adjectives (*maigrir, amaigrir*) and then denies nothing.
  it.each([
    [
      'fr',
      FRENCH_FAMILIES,
      ['in', 'im', 'ir', 'dé', 'dés', 'mal', 'non-', 'hypo', 'hyper', 'anti', 're', 'ré'],
    ],
    [
      'en',
      ENGLISH_FAMILIES,
      ['un', 'in', 'im', 'ir', 'dis', 'non', 'a', 'de', 'hypo', 'hyper', 'anti', 're'],
    ],
  ])('join no word to itself with a prefix that denies or repeats (%s)', (_language, text, prefixes) => {
    const joined = text.split('\n').flatMap((line) => {
      const [stem = '', endings = ''] = line.split(':');
      const family = new Set(endings.split(',').map((ending) => stem + ending));
      return [...family].filter(
        (lemma) => lemma.length > 4 && prefixes.some((prefix) => family.has(prefix + lemma)),
      );
    });
    expect(joined).toEqual([]);
  });
});
