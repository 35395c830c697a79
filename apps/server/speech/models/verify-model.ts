import path from 'node:path';
import { findKnownModel } from './catalogue.ts';
import { digestFile } from './file-digest.ts';
import type { InstalledModel } from './find-installed-model.ts';

export interface VerifiedFile {
  readonly name: string;
  /**
   * `ok`: the checksum known beforehand; `as-received`: unchanged since it was fetched, with no checksum to compare
   * with then; `unrecorded`: nothing to compare with.
   */
  readonly state: 'ok' | 'as-received' | 'changed' | 'missing' | 'unrecorded';
  /** What the file is now; null when it cannot be read. */
  readonly sha256: string | null;
}

/** Computes the checksum of every file of a model again and compares it with what is known of it. */
export async function verifyModel({ id, directory, description }: InstalledModel): Promise<VerifiedFile[]> {
  const known = findKnownModel(id)?.files;
  const results: VerifiedFile[] = [];
  for (const name of Object.values(description.files)) {
    const sha256 = await digestFile(path.join(directory, name)).then(
      (hash) => hash.digest('hex'),
      () => null,
    );
    const promised = known?.find((file) => file.name === name)?.sha256 ?? null;
    const received = description.received?.[name];
    results.push({ name, sha256, state: compare(sha256, promised, received) });
  }
  return results;
}

function compare(
  sha256: string | null,
  promised: string | null,
  received: { readonly sha256: string; readonly verified: boolean } | undefined,
): VerifiedFile['state'] {
  if (sha256 === null) return 'missing';
  const expected = promised ?? received?.sha256;
  if (expected === undefined) return 'unrecorded';
  if (sha256 !== expected) return 'changed';
  return promised !== null || received?.verified === true ? 'ok' : 'as-received';
}
