import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { KNOWN_MODELS } from './catalogue.ts';
import type { ModelDescription } from './model-description.ts';
import { ModelDescriptionError, parseModelDescription } from './model-description.ts';

/** A model folder whose files are all there. */
export interface InstalledModel {
  /** The folder's name. */
  readonly id: string;
  readonly directory: string;
  readonly description: ModelDescription;
}

/** One folder that holds a `model.json`, usable or not. */
export type ModelFolder =
  | { readonly state: 'complete'; readonly model: InstalledModel }
  | { readonly state: 'incomplete'; readonly directory: string; readonly missingFiles: readonly string[] }
  | { readonly state: 'invalid'; readonly directory: string; readonly problem: string };

export type ModelSearch =
  | { readonly state: 'found'; readonly model: InstalledModel }
  | { readonly state: 'missing'; readonly missingFiles: readonly string[]; readonly problem: string | null };

/** Folders being fetched end so; they are no models yet. */
export const UNFINISHED_SUFFIX = '.part';

/** Every model folder in a directory, which is itself one or holds some. */
export async function listModelFolders(directory: string): Promise<ModelFolder[]> {
  const own = await readModelFolder(directory);
  if (own !== null) return [own];
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => !entry.isFile() && !entry.name.endsWith(UNFINISHED_SUFFIX))
    .map((entry) => entry.name);
  const folders = await Promise.all(
    names.toSorted().map((name) => readModelFolder(path.join(directory, name))),
  );
  return folders.filter((folder) => folder !== null);
}

/**
 * The model to use in a directory: the preferred one when it is complete, else the first complete one in the order
 * of the catalogue. Otherwise what is missing: names of files, empty or of the wrong size ones included.
 */
export async function findInstalledModel(directory: string, preferred?: string): Promise<ModelSearch> {
  const folders = await listModelFolders(directory);
  const models = folders.flatMap((folder) => (folder.state === 'complete' ? [folder.model] : []));
  const order = [preferred, ...KNOWN_MODELS.map((known) => known.id)];
  const rank = (model: InstalledModel) => (order.indexOf(model.id) + order.length + 1) % (order.length + 1);
  const best = models.toSorted((a, b) => rank(a) - rank(b))[0];
  if (best !== undefined) return { state: 'found', model: best };
  const incomplete = folders.find((folder) => folder.state === 'incomplete');
  if (incomplete !== undefined)
    return { state: 'missing', missingFiles: incomplete.missingFiles, problem: null };
  const invalid = folders.find((folder) => folder.state === 'invalid');
  return { state: 'missing', missingFiles: ['model.json'], problem: invalid?.problem ?? null };
}

/** Reads one folder; null when it holds no `model.json`. */
export async function readModelFolder(directory: string): Promise<ModelFolder | null> {
  let text: string;
  try {
    text = await readFile(path.join(directory, 'model.json'), 'utf8');
  } catch {
    return null;
  }
  try {
    const description = parseModelDescription(text);
    const missingFiles = await findMissingFiles(directory, description);
    if (missingFiles.length > 0) return { state: 'incomplete', directory, missingFiles };
    return {
      state: 'complete',
      model: { id: path.basename(path.resolve(directory)), directory, description },
    };
  } catch (error) {
    if (error instanceof ModelDescriptionError)
      return { state: 'invalid', directory, problem: error.message };
    throw error;
  }
}

async function findMissingFiles(directory: string, { files, received }: ModelDescription): Promise<string[]> {
  const checked = await Promise.all(
    Object.values(files).map(async (name) => {
      const found = await stat(path.join(directory, name)).catch(() => null);
      const size = found?.isFile() === true ? found.size : 0;
      return { name, usable: size > 0 && (received?.[name]?.bytes ?? size) === size };
    }),
  );
  return checked.filter((file) => !file.usable).map((file) => file.name);
}
