import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';
import { readVerbatimCommandsFile, readVoiceCommandsFile } from './command-file.ts';
import { validateVerbatimCommand, validateVoiceCommand } from './validate.ts';

const CREATED = '2025-01-01T00:00:00.000Z';
const read = (entries: readonly object[]) => readVoiceCommandsFile(JSON.stringify(entries), CREATED);
const readVerbatim = (entry: object) =>
  readVerbatimCommandsFile(JSON.stringify({ commands: [entry] }), CREATED, 'fr');
const command = (trigger: string, replacement = 'texte') => ({ trigger, replacement });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => command(`formule ${index}`));
const codesOf = ({ problems }: { readonly problems: readonly { readonly code: string }[] }) =>
  problems.map(({ code }) => code);

describe('a file', () => {
  it('is read up to 5,000,000 characters', () => {
    const json = JSON.stringify([command('insérer suivi')]);
    expect(readVoiceCommandsFile(json.padEnd(5_000_000), CREATED).commands).toHaveLength(1);
    expect(codesOf(readVoiceCommandsFile(json.padEnd(5_000_001), CREATED))).toEqual(['too-large']);
  });

  it('gives up to 1,000 commands', () => {
    expect(read(numbered(1_000))).toMatchObject({ problems: [], skipped: 0 });
    expect(read(numbered(1_001))).toMatchObject({
      problems: [{ code: 'too-many', entry: 1_000 }],
      skipped: 1,
    });
  });

  it('lists up to 100 problems and counts all of them', () => {
    const wrong = (count: number) => read(Array.from({ length: count }, () => ({})));
    expect(wrong(100).problems).toHaveLength(100);
    expect(wrong(101)).toMatchObject({ skipped: 101 });
    expect(wrong(101).problems).toHaveLength(100);
  });
});

describe('a command of a file', () => {
  it('has a trigger of up to 200 characters', () => {
    expect(codesOf(read([command('x'.repeat(200))]))).toEqual([]);
    expect(codesOf(read([command('x'.repeat(201))]))).toEqual(['text-too-long']);
  });

  it('has a category of up to 100 characters, or none', () => {
    const categoryOf = (length: number) =>
      read([{ ...command('insérer suivi'), category: 'x'.repeat(length) }]).commands[0]?.category;
    expect(categoryOf(100)).toBe('x'.repeat(100));
    expect(categoryOf(101)).toBeUndefined();
  });

  it('has a replacement of up to 20,000 characters', () => {
    expect(codesOf(read([command('insérer suivi', 'x'.repeat(20_000))]))).toEqual([]);
    expect(codesOf(read([command('insérer suivi', 'x'.repeat(20_001))]))).toEqual(['text-too-long']);
  });

  it.each([
    ['endTrigger', 200],
    ['description', 1_000],
  ])('is left out, with its reason, where its %s has more than %d characters', (name, most) => {
    const entry = (length: number) => ({ trigger: 'mot à mot', [name]: 'x'.repeat(length) });
    expect(readVerbatim(entry(most)).commands).toMatchObject([{ [name]: 'x'.repeat(most) }]);
    expect(readVerbatim(entry(most + 1))).toMatchObject({
      commands: [],
      problems: [{ code: 'text-too-long', entry: 0 }],
      skipped: 1,
    });
  });
});

it('a trigger has three letters or more', () => {
  expect(validateVoiceCommand(command('rot'), [], 'fr')).toEqual([]);
  expect(validateVoiceCommand(command('ro'), [], 'fr')).toEqual(['trigger-too-short']);
  expect(validateVerbatimCommand(command('rot'), [])).toEqual([]);
  expect(validateVerbatimCommand(command('ro'), [])).toEqual(['trigger-too-short']);
});

it('a field has up to 200 characters, its brackets among them', () => {
  const field = (length: number): string => `[${'x'.repeat(length - 2)}]`;
  expect(fieldsOf(`côté ${field(200)} noté`)).toMatchObject([{ start: 5, end: 205 }]);
  expect(fieldsOf(`côté ${field(201)} noté`)).toEqual([]);
});
