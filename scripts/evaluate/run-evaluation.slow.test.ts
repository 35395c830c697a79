import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asksForKey, PROVIDERS } from '../../apps/server/assistance/served/question.ts';
import { copyModel } from '../../apps/server/speech/fixtures/copy-model.ts';
import { FIXTURE_MODEL } from '../../apps/server/speech/fixtures/sounds.ts';
import { ownFolder, runIn, startSpeechServer } from './evaluation-run.test-data.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-evaluate-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('own recordings that cannot be used', () => {
  test.each([
    ['no text beside one', { 'fr-a.wav': null }, 'The text of fr-a.wav is missing'],
    ['an empty text', { 'fr-a.wav': null, 'fr-a.txt': ' \n' }, 'The text of fr-a.wav is missing'],
    ['no language', { 'a.wav': null, 'a.txt': 'un' }, 'The language of a.wav is not known'],
    [
      'another format',
      { 'fr-a.flac': null, 'fr-a.txt': 'un' },
      'fr-a.flac is of no format that Constat reads',
    ],
    ['no sound', { 'fr-a.txt': 'un' }, 'No recording in'],
  ])('%s is said before anything is run', async (_what, files, message) => {
    const { code, out, err } = await runIn(folder, [
      '--speech',
      FIXTURE_MODEL,
      '--recordings',
      await ownFolder(folder, files),
    ]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test('go to no other computer unless that is asked for', async () => {
    const args = ['--speech', 'http://192.0.2.7:8000', '--recordings', await ownFolder(folder, {})];
    const { code, err } = await runIn(folder, args);
    expect(code).toBe(2);
    expect(err).toContain('would be sent to 192.0.2.7:8000');
  });
});

describe('a wrong command', () => {
  test.each<[string, readonly string[], string, string]>([
    ['nothing to do', [], 'Nothing to evaluate', 'Rien à évaluer'],
    ['an unknown option', ['--speach', 'x'], '--speach', 'Option inconnue'],
    ['a key', ['--assist', 'anthropic', '--assist-key=sk-1'], 'history of the terminal', 'historique'],
    ['a key in an address', ['--speech', 'http://me:sk-1@localhost'], 'take them out', 'retirez-les'],
    ['an unknown model', ['--speech', 'nowhere'], 'No model "nowhere"', 'Aucun modèle'],
    [
      'a model to fetch',
      ['--speech', 'whisper-small-int8'],
      'model -- pull whisper-small',
      'model -- pull whisper',
    ],
    ['no text engine', ['--assist', 'remote'], 'is no text engine', 'n’est pas un moteur'],
    ['no name of a model', ['--assist', 'http://localhost:1'], '--assist-model NAME', '--assist-model NOM'],
    ...PROVIDERS.filter((provider) => asksForKey({ provider, url: null })).map(
      (provider): [string, readonly string[], string, string] => [
        `no key for ${provider}`,
        ['--assist', provider, '--assist-model', 'm'],
        'CONSTAT_ASSIST_KEY',
        'CONSTAT_ASSIST_KEY',
      ],
    ),
    [
      'a third language',
      ['--assist', 'local', '--language', 'de'],
      'Unknown language: de',
      'Langue inconnue',
    ],
    ['one file to compare', ['--compare', 'a.json'], 'takes two files', 'deux fichiers'],
    ['no file', ['--compare', 'a.json', 'b.json'], 'a.json cannot be read', 'a.json ne peut être lu'],
  ])('%s is said in both languages, without the key', async (_what, args, english, french) => {
    const inEnglish = await runIn(folder, args);
    expect([inEnglish.code, inEnglish.out]).toEqual([2, '']);
    expect(inEnglish.err).toContain(english);
    const inFrench = await runIn(folder, args, { environment: { LANG: 'fr_CA.UTF-8' } });
    expect(inFrench.err).toContain(french);
    expect(inEnglish.err + inFrench.err).not.toContain('sk-1');
  });

  test('a model that lacks a file, or recognises nothing, is named', async () => {
    const place = path.join(folder, 'models', 'half');
    await copyModel(place);
    await rm(path.join(place, 'tokens.txt'));
    const missing = await runIn(folder, ['--speech', 'half']);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('missing: tokens.txt')]);
    const empty = path.join(folder, 'models', 'empty');
    await copyModel(empty, { withoutWeights: true });
    const damaged = await runIn(folder, ['--speech', 'empty']);
    expect([damaged.code, damaged.err]).toEqual([2, expect.stringContaining('recognises nothing')]);
  });

  test('files of something else, of another version, or of other material do not compare', async () => {
    const write = async (name: string, value: unknown) => {
      const file = path.join(folder, name);
      await writeFile(file, JSON.stringify(value));
      return file;
    };
    const run = { format: 'constat-evaluation', version: 1, speech: null, assistance: null };
    const good = await write('good.json', run);
    for (const [value, message] of [
      [{ some: 'thing' }, 'is no result of this command'],
      [{ ...run, speech: {} }, 'is no result of this command'],
      [{ ...run, version: 0 }, 'another version'],
      [run, 'nothing in common'],
    ] as const) {
      const { code, err } = await runIn(folder, ['--compare', good, await write('other.json', value)]);
      expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    }
  });
});

test('the local rules change no fact of the cases, and the table says so', async () => {
  const { code, out } = await runIn(folder, ['--assist', 'local', '--language', 'en']);
  expect(code).toBe(0);
  expect(out).toContain('Engine: local rules (on this computer, nothing leaves it)');
  expect(out).toContain('Facts that the check alone sees (what a fact belongs to, a degree, a trend): 1.');
  expect(out).toContain('Other words changed, lost or added: 1, without a mark: 0');
  // The rules leave « end of section » out: a trend for the check, and a word.
  expect(out).toMatch(/Together +12 +0 +\d+ +0 +1 +0 +1 +0 +1 +(\d+)\/\1 /u);
});

test('a server that nobody runs gives no result, and the command ends with code 1', async () => {
  const server = await startSpeechServer();
  await server.close();
  const args = ['--assist', server.url, '--assist-model', 'fictif', '--language', 'en'];
  const { code, out } = await runIn(folder, [...args, '--lang', 'fr']);
  expect(code).toBe(1);
  expect(out).toContain('03-en-F-hip-labral format-7 – le serveur est injoignable (ECONNREFUSED)');
  expect(out).toContain('non demandé\u00A0: le serveur a échoué cinq fois de suite');
});

test('the script hands on what is typed, and the code', async () => {
  const ended = await new Promise<{ code: number | null; err: string }>((resolve) => {
    const script = path.join(import.meta.dirname, '..', 'evaluate.ts');
    const running = execFile(
      process.execPath,
      [script, '--speech', 'nowhere', '--lang', 'en'],
      (_error, _out, err) => resolve({ code: running.exitCode, err }),
    );
  });
  expect(ended.code).toBe(2);
  expect(ended.err).toContain('No model "nowhere"');
});
