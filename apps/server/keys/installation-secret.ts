import { createHmac, scryptSync } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
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
import { KEY_BYTES, newKey } from './sealed-bytes.ts';

/** A secret outside the database, under which the installation's keys lie in it. */
export interface InstallationSecret {
  /** Follows from the key and says nothing of it: 16 hexadecimal digits. */
  readonly id: string;
  readonly key: Uint8Array;
}

/** Where the secret is kept. */
export interface SecretSource {
  /** For the person at the terminal: the setting's name or the file's path. */
  readonly place: string;
  /** The present one first, then one that is being replaced; none before the first. */
  read(): readonly InstallationSecret[];
  /** The present one; a new one where there is none, the same for all processes that ask at once. */
  first(): InstallationSecret;
  /** Makes a secret and puts it first; where the secret is a setting, answers the present one. */
  renew(): InstallationSecret;
  /** Forgets all but that one. @throws where it is not there */
  keepOnly(id: string): void;
}

const FILE_NAME = 'constat.key';
const LINE = /^constat-key-1 (?<key>[\w-]{43})$/u;
/** The cost of guessing at a phrase that somebody chose: 16 MB and some 50 ms each. */
const SCRYPT = { N: 16_384, r: 8, p: 1 } as const;

/** The setting where there is one, else a file in the data directory, for its owner's eyes. */
export function secretSource({
  dataDir,
  key,
}: {
  readonly dataDir: string;
  readonly key: string | null;
}): SecretSource {
  return key === null ? fileSource(path.join(dataDir, FILE_NAME)) : settingSource(key);
}

function settingSource(phrase: string): SecretSource {
  const key = scryptSync(phrase.normalize('NFC'), 'constat installation secret', KEY_BYTES, SCRYPT);
  const secret = secretOf(key);
  return {
    place: 'CONSTAT_KEY',
    read: () => [secret],
    first: () => secret,
    renew: () => secret,
    keepOnly: () => {},
  };
}

function fileSource(file: string): SecretSource {
  const read = () => readSecrets(file);
  return {
    place: file,
    read,
    first() {
      const [present] = read();
      if (present !== undefined) return present;
      const secret = secretOf(newKey());
      return writeSecrets(file, [secret], { isFirst: true }) ? secret : (read()[0] ?? secret);
    },
    renew() {
      const secret = secretOf(newKey());
      writeSecrets(file, [secret, ...read()], { isFirst: false });
      return secret;
    },
    keepOnly(id) {
      const kept = read().filter((secret) => secret.id === id);
      if (kept.length === 0) throw new Error('the secret to keep is not in the file');
      writeSecrets(file, kept, { isFirst: false });
    },
  };
}

function secretOf(key: Uint8Array): InstallationSecret {
  const id = createHmac('sha256', key).update('constat secret id').digest('hex').slice(0, 16);
  return { id, key };
}

/** @throws StartError where the file is there and is none of ours, or cannot be read */
function readSecrets(file: string): InstallationSecret[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new StartError(file, { fr: 'ce fichier ne peut être lu.', en: 'this file cannot be read.' }, error);
  }
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const secrets = lines.map((line) => LINE.exec(line.trim())?.groups?.['key']);
  if (secrets.length === 0 || secrets.includes(undefined))
    throw new StartError(file, {
      fr: 'ce fichier n’est pas une clé de Constat, ou il est endommagé; remettez la clé qui allait avec la base de données.',
      en: 'this file is no key of Constat, or is damaged; put the key that went with the database back.',
    });
  return secrets.map((key) => secretOf(Buffer.from(key ?? '', 'base64url')));
}

/** Whole or not at all, and on the disk before it counts; false where another process made the first one. */
function writeSecrets(
  file: string,
  secrets: readonly InstallationSecret[],
  { isFirst }: { readonly isFirst: boolean },
): boolean {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${newId()}.part`;
  const handle = openSync(part, 'wx', 0o600);
  try {
    const lines = secrets.map(({ key }) => `constat-key-1 ${Buffer.from(key).toString('base64url')}\n`);
    writeSync(handle, lines.join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  chmodSync(part, 0o600);
  try {
    if (isFirst) linkSync(part, file);
    else renameSync(part, file);
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
