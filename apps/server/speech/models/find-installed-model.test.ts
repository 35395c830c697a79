import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_MODEL } from '../fixtures/sounds.ts';
import { findInstalledModel, listModelFolders } from './find-installed-model.ts';

const root = await mkdtemp(path.join(tmpdir(), 'constat-find-'));
afterAll(() => rm(root, { recursive: true, force: true }));

async function addModel(id: string): Promise<string> {
  const directory = path.join(root, id);
  await mkdir(directory);
  for (const file of ['model.json', 'model.onnx', 'tokens.txt'])
    await cp(path.join(FIXTURE_MODEL, file), path.join(directory, file));
  return directory;
}

test('a directory is a model folder itself, or holds some', async () => {
  await expect(findInstalledModel(FIXTURE_MODEL)).resolves.toMatchObject({
    state: 'found',
    model: { id: 'model' },
  });
  await expect(findInstalledModel(root)).resolves.toEqual({
    state: 'missing',
    missingFiles: ['model.json'],
    problem: null,
  });
  await writeFile(path.join(root, 'notes.txt'), 'not a model');
  await addModel('other.part');
  await expect(findInstalledModel(root)).resolves.toMatchObject({ state: 'missing' });

  const invalid = path.join(root, 'aaa-invalid');
  await mkdir(invalid);
  await writeFile(path.join(invalid, 'model.json'), '{}');
  await expect(findInstalledModel(root)).resolves.toMatchObject({
    state: 'missing',
    problem: expect.stringContaining('"type"'),
  });

  await addModel('own');
  await addModel('zzz');
  await expect(findInstalledModel(root)).resolves.toMatchObject({ model: { id: 'own' } });
  await addModel('whisper-small-int8');
  await expect(findInstalledModel(root)).resolves.toMatchObject({ model: { id: 'whisper-small-int8' } });
  await expect(findInstalledModel(root, 'zzz')).resolves.toMatchObject({ model: { id: 'zzz' } });
  expect((await listModelFolders(root)).map((folder) => folder.state)).toEqual([
    'invalid',
    'complete',
    'complete',
    'complete',
  ]);
});
