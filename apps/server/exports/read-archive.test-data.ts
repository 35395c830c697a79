import { unzipSync } from 'fflate';

/** The files of a ZIP archive by name. */
export function readArchive(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)));
}
