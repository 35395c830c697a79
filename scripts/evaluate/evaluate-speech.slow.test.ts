import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE_MODEL, readSamples } from '../../apps/server/speech/fixtures/sounds.ts';
import { itemOf, ownFolder, runIn, SAID, startSpeechServer } from './evaluation-run.test-data.ts';
import { compareRecording } from './evaluate-speech.ts';
import { readRun } from './results.ts';
import { sumSpeech } from './summaries.ts';
import { errorsOf } from './word-errors.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-evaluate-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the model of the project recognises its recordings as it was measured, and own ones in a table of theirs', async () => {
  const json = path.join(folder, 'fixture.json');
  const own = await ownFolder(folder, {
    'fr/one.wav': null,
    'fr/one.txt': `\uFEFF${SAID}\n`,
    'fr-two.wav': null,
    'fr-two.txt': SAID,
    'fr-two.written.txt': 'L’extension du genou droit est limitée à 45°',
  });
  const args = ['--speech', FIXTURE_MODEL, '--recordings', own, '--json', json];
  const { code, out, err } = await runIn(folder, args);
  expect(code).toBe(0);
  const run = await readRun(json);
  const samples = await readSamples();
  const ofProject = run.speech?.items.filter(({ set }) => set === 'samples') ?? [];
  expect(ofProject).toHaveLength(samples.length);
  for (const { file, hyp, set } of samples.filter((one) => one.set === 'short'))
    expect([file, set, itemOf(run, file).heard?.heard]).toEqual([file, 'short', hyp]);
  const sums = sumSpeech(ofProject);
  // As the model's own measurements: 3 % to 6 % of words.
  expect(errorsOf(sums.heardErrors) / sums.heardErrors.words).toBeGreaterThan(0.02);
  expect(errorsOf(sums.heardErrors) / sums.heardErrors.words).toBeLessThan(0.08);
  expect(sums).toMatchObject({ recordings: 22, failed: 0 });
  expect(sums.audioSeconds).toBeCloseTo(198, -1);
  expect(itemOf(run, 'fr-02.wav').heard?.changed).toContainEqual(
    expect.objectContaining({ change: 'changed', category: 'numbers', reference: '1,55\u00A0m' }),
  );
  expect(itemOf(run, 'fr-04.wav').heard).toMatchObject({
    written: "L'extension du genou droit est limitée à 54°",
    changed: [],
  });
  // The model with its process, where the system tells it, and the seconds until it was ready.
  if (process.platform === 'linux') expect(run.speech?.megabytes).toBeGreaterThan(20);
  else expect(run.speech?.megabytes).toBeNull();
  expect(run.speech?.loadSeconds).toBeGreaterThan(0);
  expect(out).toMatch(/Word error rate, as heard +\d+\.\d% +\d+\.\d% +\d+\.\d%/u);
  expect(out).toMatch(/Wrong: sides +\d+ of 9 +\d+ of 12 +\d+ of 21/u);
  expect(out).toContain('nothing leaves it');
  expect(err).toContain('22/24  en-long.webm');
  expect(itemOf(run, 'fr/one.wav').heard?.changed).toEqual([]);
  expect(itemOf(run, 'fr-two.wav').heard?.changed).toMatchObject([
    { change: 'changed', category: 'numbers', reference: '45°', result: '54°' },
  ]);
  const [, table = ''] = out.split('Recognition: your recordings');
  expect(table).toMatch(/Wrong: numbers +1 of 2/u);
  expect((await stat(json)).mode & 0o077).toBe(0);
});

describe('a server of recordings', () => {
  let server: Awaited<ReturnType<typeof startSpeechServer>>;
  let said: ReadonlyMap<string, string>;
  beforeAll(async () => {
    server = await startSpeechServer();
    said = new Map((await readSamples()).map(({ file, text }) => [file, text]));
  });
  afterAll(() => server.close());
  const run = async (name: string, answerSeconds?: number) => {
    const json = path.join(folder, name);
    const printed = await runIn(
      folder,
      ['--speech', server.url, '--speech-model', 'fictif', '--language', 'fr', '--json', json],
      {
        environment: { CONSTAT_SPEECH_KEY: 'sk-fictif' },
        ...(answerSeconds !== undefined && { answerSeconds }),
      },
    );
    return { ...printed, json, run: await readRun(json) };
  };
  const answerAll = (change: (text: string) => string) => {
    server.answer = (file, response) => response.end(JSON.stringify({ text: change(said.get(file) ?? '') }));
  };

  test('that hears all right has no error, with its key from the environment', async () => {
    answerAll((text) => text);
    const { code, out, run: perfect } = await run('perfect.json');
    expect(code).toBe(0);
    expect(sumSpeech(perfect.speech?.items ?? [])).toMatchObject({
      recordings: 11,
      failed: 0,
      exact: 11,
      changed: 0,
      lost: 0,
      added: 0,
    });
    expect(new Set(server.keys)).toEqual(new Set(['Bearer sk-fictif']));
    expect(out).toMatch(/Word error rate, as written +0\.0%/u);
    expect(out).toContain('Memory of the engine (MB) not measurable');
    expect(await readFile(path.join(folder, 'perfect.json'), 'utf8')).not.toContain('sk-fictif');
  });

  test('that hears other numbers and sides is shown with each, and compared with one that does not', async () => {
    answerAll((text) =>
      text
        .replace('cinquante-quatre degrés', 'quarante-quatre degrés')
        .replace('du genou droit le premier', 'du genou gauche le premier')
        .replace("il n'y a pas d'antécédent", 'il y a un antécédent')
        .replace('cinq cents milligrammes', 'cinq cents microgrammes'),
    );
    const { out, json, run: wrong } = await run('wrong.json');
    const told = (id: string) =>
      itemOf(wrong, id).heard?.changed.map(({ change, category }) => `${change} ${category}`);
    expect(told('fr-04.wav')).toEqual(['changed numbers']);
    expect(told('fr-03.wav')).toEqual(['changed sides']);
    expect(told('fr-09.wav')).toEqual(['lost negations']);
    expect(told('fr-01.wav')).toEqual(['changed units']);
    expect(out).toMatch(/Wrong: numbers +1 of 14/u);
    expect(out).toContain('fr-04.wav – changed, numbers – "54°" → "44°" – UNMARKED');
    const compared = await runIn(folder, ['--compare', path.join(folder, 'perfect.json'), json]);
    expect(compared.code).toBe(0);
    expect(compared.out).toMatch(/Wrong: sides +0 +1 +\+1/u);
    expect(compared.out).toMatch(/Wrong: levels|Wrong: spine levels +0 +0 +=/u);
    const french = await runIn(folder, [
      '--compare',
      path.join(folder, 'perfect.json'),
      json,
      '--lang',
      'fr',
    ]);
    expect(french.out).toMatch(/Faux\u00A0: côtés +0 +1 +\+1/u);
  });

  test('that fails on some recordings is measured on the others, and each failure is named', async () => {
    server.answer = (file, response) => {
      if (file === 'fr-01.wav') response.writeHead(500).end('{}');
      else if (file === 'fr-02.wav') response.end('{"texte": ""}');
      else if (file === 'fr-03.wav') response.writeHead(401).end('{}');
      else if (file === 'fr-04.wav') response.destroy();
      else if (file === 'fr-05.wav') response.end(JSON.stringify({ text: 'merci '.repeat(200) }));
      else if (file !== 'fr-06.wav') response.end(JSON.stringify({ text: said.get(file) ?? '' }));
    };
    const { code, out, run: partly } = await run('partly.json', 2);
    expect(code).toBe(0);
    expect(partly.speech?.items.slice(0, 7).map(({ failure }) => failure?.code)).toEqual([
      'server-error',
      'invalid-answer',
      'key-refused',
      'unreachable',
      'phantom-text',
      'too-late',
      undefined,
    ]);
    expect(out).toMatch(/without a result +6/u);
    expect(out).toContain('fr-01.wav – the server refused the request (HTTP 500)');
    expect(out).toContain('fr-06.wav – no answer in time');
    expect(sumSpeech(partly.speech?.items ?? [])).toMatchObject({ failed: 6, exact: 5, changed: 0 });
    // Compared over what both did: nothing has changed there.
    const compared = await runIn(folder, [
      '--compare',
      path.join(folder, 'perfect.json'),
      path.join(folder, 'partly.json'),
    ]);
    expect(compared.out).toContain('5 items that both have and both did (11 in the first, 11 in the second)');
    expect(compared.out).toContain('Without a result: 0 → 6');
  });
});

test('an engine that writes numbers and marks by itself has errors as heard, and none as written', () => {
  const heard = { text: 'L’extension du genou droit est limitée à 54°', words: [] };
  const words = heard.text.split(' ').map((text) => ({ text }));
  const compared = compareRecording({ said: SAID, expected: null, language: 'fr' }, { ...heard, words });
  // « 54° » for three words, once hyphens cut them.
  expect(compared.heardErrors).toMatchObject({ substitutions: 1, insertions: 0, deletions: 2 });
  expect(errorsOf(compared.writtenErrors)).toBe(0);
  expect(compared.changed).toEqual([]);
});

test('a wrong word that the page shows as doubtful is told from one that it does not', () => {
  const words = (confidence: number) =>
    SAID.replace('droit', 'gauche')
      .split(' ')
      .map((text) => ({ text, confidence: text === 'gauche' ? confidence : 0.95 }));
  const compared = (confidence: number) =>
    compareRecording({ said: SAID, expected: null, language: 'fr' }, { text: '', words: words(confidence) })
      .changed;
  expect(compared(0.4)).toMatchObject([{ change: 'changed', category: 'sides', isMarked: true }]);
  expect(compared(0.9)).toMatchObject([{ change: 'changed', category: 'sides', isMarked: false }]);
});
