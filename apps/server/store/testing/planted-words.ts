import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Store } from '../store.ts';
import type { EarlierDatabase } from './earlier-tables.ts';

const PLANTED = 'zqplanted';
let count = 0;

/** A text that holds a word which is nowhere else. */
export function plant(): string {
  count += 1;
  return `Zz é ${PLANTED}${count}`;
}

/** Whether a planted word stands in some file of the data directory, but for the copy made before the migration. */
function isReadable(dataDir: string): boolean {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.split(path.sep)[0] !== 'copies')
    .map((name) => path.join(dataDir, name))
    .some((file) => statSync(file).isFile() && readFileSync(file, 'latin1').includes(PLANTED));
}

/** Opens it with the present program, twice: the second start reads what the first one sealed. */
export async function openSealed({ dataDir, open }: EarlierDatabase): Promise<Store> {
  const isSqlite = existsSync(path.join(dataDir, 'constat.db'));
  if (isSqlite) expect(isReadable(dataDir)).toBe(true);
  const store = await open();
  if (isSqlite) await expect.poll(() => isReadable(dataDir), { timeout: 5_000 }).toBe(false);
  await store.close();
  expect(isReadable(dataDir)).toBe(false);
  return open();
}
