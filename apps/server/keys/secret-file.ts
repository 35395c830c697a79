import { createHmac } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { newId } from '../platform/ids.ts';
import { StartError } from '../platform/start-error.ts';
import { syncFolder } from '../platform/sync-folder.ts';

/** A secret outside the database, under which the installation's keys lie in it. */
export interface InstallationSecret {
  /** Follows from the key and says nothing of it: 16 hexadecimal digits. */
  readonly id: string;
  readonly key: Uint8Array;
}

/** What `constat.key` holds: the secrets, or the name of the keychain's entry that does. */
export type KeyFile =
  | { readonly secrets: readonly InstallationSecret[] }
  | { readonly account: string }
  | null;

const LINE = /^constat-key-1 (?<key>[\w-]{43})$/u;
const ELSEWHERE = /^constat-keychain-1 (?<account>[\da-f-]{36})$/u;

export function secretOf(key: Uint8Array): InstallationSecret {
  const id = createHmac('sha256', key).update('constat secret id').digest('hex').slice(0, 16);
  return { id, key };
}

/** Secrets as text: a line each, the present one first. */
export function writeSecretLines(secrets: readonly InstallationSecret[]): string {
  return secrets.map(({ key }) => `constat-key-1 ${Buffer.from(key).toString('base64url')}\n`).join('');
}

/** @returns null for what is none of ours, or nothing */
export function readSecretLines(text: string): InstallationSecret[] | null {
  const secrets = linesOf(text).map((line) => LINE.exec(line)?.groups?.['key']);
  if (secrets.length === 0 || secrets.includes(undefined)) return null;
  return secrets.map((key) => secretOf(Buffer.from(key ?? '', 'base64url')));
}

/**
 * Reads the file; null where there is none.
 * @throws StartError where it is none of ours, or cannot be read
 */
export function readKeyFile(file: string): KeyFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartError(file, { fr: 'ce fichier ne peut être lu.', en: 'this file cannot be read.' }, error);
  }
  const [line = '', ...rest] = linesOf(text);
  const account = ELSEWHERE.exec(line)?.groups?.['account'];
  if (account !== undefined && rest.length === 0) return { account };
  const secrets = readSecretLines(text);
  if (secrets !== null) return { secrets };
  throw new StartError(file, {
    fr: 'ce fichier n’est pas une clé de Constat, ou il est endommagé; remettez la clé qui allait avec la base de données.',
    en: 'this file is no key of Constat, or is damaged; put the key that went with the database back.',
  });
}

/**
 * Writes the file whole or not at all, for its owner alone, and on the disk before it counts. What it held before is
 * written over, which a disk may yet keep elsewhere.
 * @returns false where it was to be the first one and another process has made it
 */
export function writeKeyFile(
  file: string,
  content: NonNullable<KeyFile>,
  { isFirst }: { readonly isFirst: boolean },
): boolean {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${newId()}.part`;
  const handle = openSync(part, 'wx', 0o600);
  try {
    writeSync(
      handle,
      'account' in content ? `constat-keychain-1 ${content.account}\n` : writeSecretLines(content.secrets),
    );
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  chmodSync(part, 0o600);
  try {
    if (isFirst) linkSync(part, file);
    else replace(part, file);
    syncFolder(path.dirname(file));
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!isFirst) throw error;
    if (code === 'EEXIST' || existsSync(file)) return false;
    // Some file systems of memory sticks know no links.
    renameSync(part, file);
    syncFolder(path.dirname(file));
    return true;
  } finally {
    rmSync(part, { force: true });
  }
}

function replace(part: string, file: string): void {
  const former = openFormer(file);
  try {
    renameSync(part, file);
    if (former === null) return;
    writeSync(former, Buffer.alloc(fstatSync(former).size), 0);
    fsyncSync(former);
  } finally {
    if (former !== null) closeSync(former);
  }
}

/** What is replaced; null where there is none, where somebody keeps it under another name, and on Windows, which replaces no open file. */
function openFormer(file: string): number | null {
  if (process.platform === 'win32' || !existsSync(file)) return null;
  const handle = openSync(file, 'r+');
  if (fstatSync(handle).nlink === 1) return handle;
  closeSync(handle);
  return null;
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
