import { describe, expect, it } from 'vitest';
import { cutTable, FormTable } from '../../packages/language/lexicon/form-table.ts';
import { FamilyTable } from '../../packages/language/lexicon/family-table.ts';
import { FamilyBuilder, familyTable } from './family.ts';
import { tableOf, WordCollector } from './paradigm.ts';

function collect(entries: readonly (readonly [string, 'n' | 'a' | 'v', string, string])[]): WordCollector {
  const collector = new WordCollector();
  for (const entry of entries) collector.add(...entry);
  return collector;
}

const ENTRIES = [
  ['genou', 'n', 'genou', 'ms'],
  ['genou', 'n', 'genoux', 'mp'],
  ['bijou', 'n', 'bijou', 'ms'],
  ['bijou', 'n', 'bijoux', 'mp'],
  ['aller', 'v', 'aller', 'W'],
  ['aller', 'v', 'va', 'P3s'],
  ['léger', 'a', 'léger', 'ms'],
  ['léger', 'a', 'légère', 'fs'],
] as const;

describe('tableOf', () => {
  it('makes a table that is read back word for word', () => {
    const table = new FormTable(cutTable(tableOf(collect(ENTRIES).words())));
    for (const [lemma, , form] of ENTRIES) {
      expect(table.read(form).map((reading) => reading.lemma)).toEqual([lemma]);
    }
    expect(table.read('genous')).toEqual([]);
    expect(table.read('legère')).toEqual([]);
    expect(table.inflect('léger', { partOfSpeech: 'adjective', gender: 'feminine' })).toEqual([
      { form: 'légère', told: 1 },
    ]);
  });

  it('writes the paradigm of like words once, whatever the order of the words', () => {
    const text = tableOf(collect(ENTRIES).words());
    expect(text.match(/^n;=ms;x=mp$/gmu)).toHaveLength(1);
    expect(tableOf(collect(ENTRIES).words().reverse())).toBe(text);
  });
});

describe('familyTable', () => {
  it('joins pairs into families and names each by its shortest lemma', () => {
    const builder = new FamilyBuilder();
    builder.join('infiltrer', 'infiltration');
    builder.join('boiter', 'boiterie');
    builder.join('infiltration', 'infiltrateur');
    const table = new FamilyTable(familyTable(builder.families()));
    expect(table.familyOf('infiltrateur')).toBe('infiltrer');
    expect(table.familyOf('boiterie')).toBe('boiter');
    expect(table.familyOf('genou')).toBe('genou');
  });
});
