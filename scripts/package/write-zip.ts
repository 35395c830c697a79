/** One zip of a folder, the same bytes for the same files and time. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip } from 'fflate';
import type { ZipInputFile } from 'fflate';
import { listFiles } from './native-files.ts';

const deflate = promisify(deflateRaw);
const UNIX = 3;
const REGULAR_FILE = 0o100_000;
const DEFLATED = 8;

/**
 * Writes every file of the folder under the folder's own name, programs as such for systems that ask for it, and beside the
 * zip its SHA-256 as `sha256sum -c` reads it.
 * @param time when the files were made, as their entries say it
 */
export async function writeZip(folder: string, file: string, time: Date): Promise<void> {
  const output = createWriteStream(file);
  const hash = createHash('sha256');
  const zip = new Zip((error, chunk) => {
    if (error) output.destroy(error);
    else {
      hash.update(chunk);
      output.write(chunk);
    }
  });
  // A zip holds the time without its zone: this one reads the same wherever the zip is made.
  const written = new Date(time.getTime() + time.getTimezoneOffset() * 60_000);
  for (const path of listFiles(folder)) {
    const bytes = readFileSync(join(folder, path));
    const isProgram = (statSync(join(folder, path)).mode & 0o100) !== 0;
    const entry: ZipInputFile = {
      filename: `${basename(folder)}/${path}`,
      compression: DEFLATED,
      size: bytes.length,
      crc: crc32(bytes),
      mtime: written,
      os: UNIX,
      attrs: ((REGULAR_FILE | (isProgram ? 0o755 : 0o644)) << 16) >>> 0,
    };
    zip.add(entry);
    entry.ondata?.(null, await deflate(bytes), true);
    if (output.writableNeedDrain) await once(output, 'drain');
  }
  zip.end();
  output.end();
  await finished(output);
  writeFileSync(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`);
}
