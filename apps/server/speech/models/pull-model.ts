import { mkdir, readdir, rename, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownModel } from './catalogue.ts';
import { totalBytes } from './catalogue.ts';
import { downloadFile } from './download-file.ts';
import { digestFile } from './file-digest.ts';
import type { InstalledModel } from './find-installed-model.ts';
import { readModelFolder, UNFINISHED_SUFFIX } from './find-installed-model.ts';
import type { ModelDescription, ReceivedFile } from './model-description.ts';
import { PullFailed } from './pull-failed.ts';

/** How far a fetch is, over all files of the model. */
export interface PullProgress {
  readonly file: string;
  readonly receivedBytes: number;
  /** Null when the size of a file is not known. */
  readonly totalBytes: number | null;
}

export interface PullOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PullProgress) => void;
}

export interface PulledModel {
  readonly model: InstalledModel;
  /** False when the model was there already and nothing was fetched. */
  readonly fetched: boolean;
  /** Files for which no checksum was known: what came is recorded, and not verified. */
  readonly unverifiedFiles: readonly string[];
}

/**
 * Fetches a known model into `<directory>/<id>`. The files come together in a folder beside it, which takes the
 * name of the model only when every one is whole; until then there is no such model, and a later call resumes.
 * @throws PullFailed; the signal's reason when aborted
 */
export async function pullModel(
  known: KnownModel,
  directory: string,
  options: PullOptions = {},
): Promise<PulledModel> {
  const target = path.join(directory, known.id);
  const present = await readModelFolder(target);
  if (present?.state === 'complete') return { model: present.model, fetched: false, unverifiedFiles: [] };

  const staging = `${target}${UNFINISHED_SUFFIX}`;
  await onDisk(known, () => mkdir(staging, { recursive: true }));
  await checkSpace(known, staging);
  try {
    const received = await receiveAll(known, staging, options);
    const description: ModelDescription = { ...known.description, received };
    await onDisk(known, async () => {
      await writeFile(path.join(staging, 'model.json'), `${JSON.stringify(description, null, 2)}\n`);
      await install(staging, target);
    });
    const unverifiedFiles = Object.keys(received).filter((name) => received[name]?.verified === false);
    return { model: { id: known.id, directory: target, description }, fetched: true, unverifiedFiles };
  } catch (error) {
    await removeIfEmpty(staging);
    throw error;
  }
}

async function receiveAll(
  known: KnownModel,
  staging: string,
  options: PullOptions,
): Promise<Record<string, ReceivedFile>> {
  const received: Record<string, ReceivedFile> = {};
  const total = totalBytes(known);
  let before = 0;
  for (const file of known.files) {
    const target = path.join(staging, file.name);
    const report = (bytes: number) =>
      options.onProgress?.({ file: file.name, receivedBytes: before + bytes, totalBytes: total });
    const got =
      (await keepIfWhole(file, target)) ??
      (await downloadFile(file, target, {
        ...(options.signal && { signal: options.signal }),
        onBytes: report,
      }));
    report(got.bytes);
    received[file.name] = got;
    before += got.bytes;
  }
  return received;
}

/** A file that an earlier, interrupted fetch had finished. */
async function keepIfWhole(file: KnownModel['files'][number], target: string): Promise<ReceivedFile | null> {
  const found = await stat(target).catch(() => null);
  if (found === null || file.sha256 === null || found.size !== (file.bytes ?? found.size)) return null;
  const sha256 = (await digestFile(target)).digest('hex');
  return sha256 === file.sha256 ? { bytes: found.size, sha256, verified: true } : null;
}

async function install(staging: string, target: string): Promise<void> {
  const replaced = `${target}.replaced${UNFINISHED_SUFFIX}`;
  await rm(replaced, { recursive: true, force: true });
  const existed = await stat(target).then(
    () => true,
    () => false,
  );
  if (existed) await rename(target, replaced);
  await rename(staging, target);
  await rm(replaced, { recursive: true, force: true });
}

async function checkSpace(known: KnownModel, staging: string): Promise<void> {
  const [first] = known.files;
  const total = totalBytes(known);
  const space = await statfs(staging).catch(() => null);
  if (first === undefined || total === null || space === null) return;
  const names = await readdir(staging);
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(staging, name))).size));
  const remaining = total - sizes.reduce((sum, size) => sum + size, 0);
  if (remaining > space.bavail * space.bsize) throw new PullFailed('disk-full', first);
}

async function onDisk(known: KnownModel, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const full = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
    throw new PullFailed(full ? 'disk-full' : 'disk-error', { name: 'model.json', url: known.origin }, cause);
  }
}

async function removeIfEmpty(directory: string): Promise<void> {
  // Fails, as wanted, when it holds something to resume from.
  await rmdir(directory).catch(() => undefined);
}
