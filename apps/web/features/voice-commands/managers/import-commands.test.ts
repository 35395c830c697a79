import { readVerbatimCommandsFile, readVoiceCommandsFile } from '@constat/dictation/commands';
import { describe, expect, it } from 'vitest';
import { decodeFile } from '../../../shared/decode-file.ts';
import { importCommands } from './import-commands.ts';

const CREATED = '2026-03-02T14:00:00.000Z';
const voice = (json: string) => importCommands([], readVoiceCommandsFile(json, CREATED), true);
const verbatim = (json: string) => importCommands([], readVerbatimCommandsFile(json, CREATED, 'fr'), false);
const codes = Array.from('insérer', (letter) => letter.charCodeAt(0));
const entry = (index: number) => ({ trigger: `insérer ${index}`, replacement: 'x' });

describe('an import of voice commands', () => {
  it.each([
    ['a truncated file', '[{"trigger":"insé', 'importNotJson'],
    ['no array', '{"trigger":"insérer un"}', 'importNotArray'],
    ['an entry without its text', '[{"trigger":"insérer un"}]', 'importEntryIncomplete'],
    ['a file without end', `[${' '.repeat(5_000_001)}]`, 'too-large'],
  ])('refuses %s', (_case, json, reason) => {
    expect(voice(json)).toEqual({ kind: 'refused', reason });
  });
  it('takes what it can of a hundred thousand, quickly', () => {
    const json = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => entry(index)));
    const result = voice(json);
    expect(result).toMatchObject({ kind: 'imported', added: 1_000, skipped: 99_000 });
  });
  it('keeps a command that is there already, whatever the case of the trigger', () => {
    const present = [{ ...entry(1), replacement: 'à moi', created: CREATED }];
    const read = readVoiceCommandsFile(
      JSON.stringify([{ ...entry(1), trigger: 'INSÉRER 1' }, entry(2)]),
      CREATED,
    );
    expect(importCommands(present, read, true)).toMatchObject({
      added: 1,
      skipped: 1,
      commands: [{ replacement: 'à moi' }, { trigger: 'insérer 2' }],
    });
  });
  it('a prototype in the file reaches nothing', () => {
    voice('[{"trigger":"insérer un","replacement":"x","__proto__":{"polluted":1}}]');
    expect({}).not.toHaveProperty('polluted');
  });
});

it('an import of verbatim commands needs its list, and skips what has no trigger', () => {
  expect(verbatim('[]')).toEqual({ kind: 'refused', reason: 'importNoCommands' });
  expect(verbatim('{"commands":[{"trigger":3},{"trigger":"verbatim essai"}]}')).toMatchObject({
    added: 1,
    skipped: 1,
  });
});

it.each([
  ['UTF-8', new TextEncoder().encode('insérer')],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...codes.flatMap((code) => [code, 0])])],
  ['Windows-1252', Uint8Array.from(codes)],
])('a file in %s is read', (_encoding, bytes) => {
  expect(decodeFile(bytes).replace('\uFEFF', '')).toBe('insérer');
});
