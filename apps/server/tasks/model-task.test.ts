import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishModel, startRangeServer } from '../speech/fixtures/range-server.ts';
import { FIXTURE_MODEL } from '../speech/fixtures/sounds.ts';
import { modelDirectory } from '../speech/models/model-directory.ts';
import { runModelTask } from './model-task.ts';

const server = await startRangeServer();
const known = publishModel(server, 'test-model', { model: 200_000, tokens: 2000 });
const root = await mkdtemp(path.join(tmpdir(), 'constat-task-'));
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

async function run(
  args: string[],
  options: { isTTY?: boolean; offline?: boolean; lang?: string; directory?: string } = {},
) {
  const written = { out: '', err: '' };
  const terminal = (name: 'out' | 'err') => ({
    isTTY: options.isTTY ?? false,
    columns: 120,
    write: (text: string) => (written[name] += text),
  });
  const files =
    options.offline === true
      ? known.files.map((file) => ({ ...file, url: `http://127.0.0.1:9/${file.name}` }))
      : known.files;
  const code = await runModelTask(args, {
    environment: {
      CONSTAT_SPEECH_MODEL_DIR: options.directory ?? path.join(root, 'models'),
      LANG: options.lang ?? 'fr_CA.UTF-8',
    },
    out: terminal('out'),
    err: terminal('err'),
    knownModels: [{ ...known, files }],
  });
  return { code, ...written };
}

test('list, pull, verify, in French', async () => {
  await expect(run(['list'])).resolves.toMatchObject({
    code: 0,
    out: expect.stringContaining('test-model  Model test-model  [disponible, recommandé]  202\u00a0ko  MIT'),
  });
  await expect(run(['verify'])).resolves.toMatchObject({ code: 1, out: 'Aucun modèle n’est installé.\n' });
  const pulled = await run(['pull', 'test-model']);
  expect(pulled).toMatchObject({ code: 0, err: '' });
  expect(pulled.out).toContain('100\u00a0%');
  expect(pulled.out).toContain('test-model est installé dans');
  expect(pulled.out).not.toContain('\r');
  await expect(run(['list'])).resolves.toMatchObject({ out: expect.stringContaining('[installé]') });
  await expect(run(['pull', 'test-model'])).resolves.toMatchObject({
    code: 0,
    out: 'test-model est déjà installé.\n',
  });
  await expect(run(['verify', 'test-model'])).resolves.toMatchObject({
    code: 0,
    out: 'test-model\n  model.onnx  vérifié\n  tokens.txt  vérifié\n',
  });
});

test('in English, by the environment or by choice, with a bar on a terminal', async () => {
  const directory = path.join(root, 'english');
  const pulled = await run(['pull', 'test-model'], { isTTY: true, lang: 'en_CA.UTF-8', directory });
  expect(pulled.out).toContain(`\r${'█'.repeat(30)} 100%  202\u00a0kB / 202\u00a0kB  tokens.txt\u001b[K\n`);
  await expect(run(['verify', '--lang', 'en'], { directory })).resolves.toMatchObject({
    code: 0,
    out: expect.stringContaining('tokens.txt  verified'),
  });
});

test('offline, it says so and lists what to copy by hand', async () => {
  const offline = await run(['pull', 'test-model'], { offline: true, directory: path.join(root, 'offline') });
  expect(offline.code).toBe(1);
  expect(offline.err).toContain('hors ligne');
  expect(offline.err).toContain(path.join(root, 'offline', 'test-model'));
  for (const file of known.files)
    expect(offline.err).toContain(
      `http://127.0.0.1:9/${file.name}\n    ${file.bytes === 2000 ? '2' : '200'}\u00a0ko  SHA-256 ${file.sha256}`,
    );
  expect(offline.err).toContain('"type": "zipformerCtc"');
});

test('a file that is gone, a changed file, and a model without checksums are told apart', async () => {
  const { files } = server;
  const kept = files.get('/test-model/tokens.txt') ?? new Uint8Array();
  files.delete('/test-model/tokens.txt');
  const directory = path.join(root, 'gone');
  await expect(run(['pull', 'test-model'], { directory })).resolves.toMatchObject({
    code: 1,
    err: 'Le fichier tokens.txt n’existe plus à cette adresse.\n',
  });
  files.set('/test-model/tokens.txt', kept);
  await run(['pull', 'test-model'], { directory });
  await writeFile(
    path.join(directory, 'test-model', 'tokens.txt'),
    kept.map((byte) => byte ^ 1),
  );
  await expect(run(['verify'], { directory })).resolves.toMatchObject({
    code: 1,
    out: expect.stringContaining('tokens.txt  MODIFIÉ'),
  });

  const own = path.join(root, 'own', 'fixture');
  await cp(FIXTURE_MODEL, own, {
    recursive: true,
    filter: (source) => !/samples|train/.test(path.relative(FIXTURE_MODEL, source)),
  });
  await expect(run(['verify'], { directory: path.dirname(own) })).resolves.toMatchObject({
    code: 0,
    out: expect.stringContaining('aucune empreinte connue'),
  });
  await rm(path.join(own, 'tokens.txt'));
  await expect(run(['verify'], { directory: path.dirname(own) })).resolves.toMatchObject({
    code: 1,
    out: expect.stringContaining('incomplet, il manque\u00a0: tokens.txt'),
  });
});

test.each([[[]], [['fetch']], [['pull']], [['list', '--lang', 'de']], [['pull', 'a', 'b']]])(
  '%j is answered with the usage',
  async (args) => {
    await expect(run(args)).resolves.toMatchObject({
      code: 2,
      err: expect.stringContaining('npm run model -- list'),
    });
  },
);

test('an unknown model is named', async () => {
  await expect(run(['pull', 'nope'])).resolves.toMatchObject({
    code: 2,
    err: expect.stringContaining('Modèle inconnu\u00a0: nope'),
  });
});

test('the folder comes from the same settings as the server’s', () => {
  expect(modelDirectory({ CONSTAT_SPEECH_MODEL_DIR: '/m', CONSTAT_DATA_DIR: '/d' })).toBe('/m');
  expect(modelDirectory({ CONSTAT_DATA_DIR: '/d' })).toBe('/d/models');
  expect(modelDirectory({})).toBe(path.resolve('data/models'));
});
