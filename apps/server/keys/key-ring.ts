import type { Kysely } from 'kysely';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { StartError } from '../platform/start-error.ts';
import type { InstallationKeyRow } from '../store/installation-tables.ts';
import type { Tables } from '../store/tables.ts';
import { DataKey, nameOfPlace } from './data-key.ts';
import type { SealPlace } from './data-key.ts';
import type { InstallationSecret, SecretSource } from './installation-secret.ts';
import type { KnownSecrets } from './known-secrets.ts';
import { lockForRecovery, openWithCode } from './recovery-code.ts';
import { newKey, openBytes, sealBytes, UnreadableSeal } from './sealed-bytes.ts';
import { commandLine } from '../platform/command-line.ts';

/** A data key as it lies in the database. */
export interface WrappedKey {
  /** The installation's key that it is wrapped with. */
  readonly keyId: string;
  readonly wrappedKey: Uint8Array;
}

/** The secret that the keys of the database are wrapped with is not here. */
export class MissingSecret extends StartError {
  constructor(place: string) {
    super(place, {
      fr: `cette clé manque, ou n’est pas celle de la base de données, qui est chiffrée; remettez-la, ou servez-vous de la feuille de récupération : ${commandLine('key')} recover`,
      en: `this key is missing, or is not the one of the database, which is encrypted; put it back, or use the recovery sheet: ${commandLine('key')} recover`,
    });
  }
}

/** The database was made before there was a recovery code. */
export class NoRecoveryKey extends Error {}

/**
 * The installation's keys: they wrap the keys of reports and recordings, and lie in the database themselves, wrapped with
 * a secret from outside. There are two while one replaces the other.
 */
export class KeyRing {
  readonly #source: SecretSource;
  #keys: ReadonlyMap<string, Uint8Array> = new Map();
  #present = '';

  constructor(source: SecretSource) {
    this.#source = source;
  }

  /**
   * Reads the keys, and makes the first one.
   * @throws StartError where the secret is not the one that the present key is wrapped with
   */
  async load(db: Kysely<Tables>): Promise<void> {
    let rows = await readRows(db);
    if (rows.length === 0) {
      await this.#addFirst(db);
      rows = await readRows(db);
    }
    const secrets = this.#source.read(rows.map(({ secretId }) => secretId));
    const keys = rows.flatMap((row): (readonly [string, Uint8Array])[] => {
      const key = openKey(row, secrets);
      return key === null ? [] : [[row.id, key]];
    });
    this.#keys = new Map(keys);
    this.#present = rows.find(({ isPresent }) => isPresent === 1)?.id ?? '';
    if (!this.#keys.has(this.#present)) throw new MissingSecret(this.#source.place);
  }

  /** The id of the key that new keys are wrapped with. */
  get present(): string {
    return this.#present;
  }

  wrap(key: Uint8Array, place: SealPlace): WrappedKey {
    return {
      keyId: this.#present,
      wrappedKey: sealBytes(this.#keyOf(this.#present), key, nameOfPlace(place)),
    };
  }

  /** Reads the keys again where another process has changed them. @throws UnreadableSeal */
  async unwrap(db: Kysely<Tables>, wrapped: WrappedKey, place: SealPlace): Promise<DataKey> {
    return new DataKey(await this.unwrapBytes(db, wrapped, place), place);
  }

  /** @throws UnreadableSeal */
  async unwrapBytes(db: Kysely<Tables>, wrapped: WrappedKey, place: SealPlace): Promise<Buffer> {
    if (!this.#keys.has(wrapped.keyId)) await this.reload(db);
    return openBytes(this.#keyOf(wrapped.keyId), wrapped.wrappedKey, nameOfPlace(place));
  }

  /** As `load`, for a server that runs. @throws Refusal STORAGE_UNAVAILABLE where the secret is missing */
  async reload(db: Kysely<Tables>): Promise<void> {
    try {
      await this.load(db);
    } catch (error) {
      throw error instanceof StartError ? new Refusal('STORAGE_UNAVAILABLE', { cause: error }) : error;
    }
  }

  /** The secrets of the keys; nobody is asked where they are known. @throws Refusal STORAGE_UNAVAILABLE where one is missing */
  async secrets(db: Kysely<Tables>): Promise<KnownSecrets> {
    await this.reload(db);
    const wanted = (await readRows(db)).map(({ secretId }) => secretId);
    return { place: this.#source.place, secrets: this.#source.read(wanted) };
  }

  /** Puts a new key in the present one's place. */
  async replacePresent(
    db: Kysely<Tables>,
    { secret, now }: { readonly secret: InstallationSecret; readonly now: number },
  ): Promise<void> {
    await db.updateTable('installationKeys').set({ isPresent: 0 }).where('isPresent', '=', 1).execute();
    await this.#add(db, { key: newKey(), secret, now, locks: await readLocks(db) });
    await this.load(db);
  }

  /** Wraps the keys with the secret of this place, for the holder of the recovery code. @throws UnreadableSeal, NoRecoveryKey */
  async recover(db: Kysely<Tables>, code: string): Promise<void> {
    const rows = await readRows(db);
    const opened = rows.flatMap(({ id, recoveryKey, isPresent }) => {
      if (recoveryKey === null && isPresent === 1) throw new NoRecoveryKey();
      return recoveryKey === null ? [] : [{ id, key: openWithCode(code, recoveryKey, id) }];
    });
    const secret = this.#source.recovered();
    for (const { id, key } of opened)
      await db
        .updateTable('installationKeys')
        .set({ secretId: secret.id, wrappedKey: sealBytes(secret.key, key, id) })
        .where('id', '=', id)
        .execute();
  }

  /** Locks every key for the holders of the recovery sheets, and for nobody else any more. */
  async lockForRecovery(db: Kysely<Tables>): Promise<void> {
    const locks = await readLocks(db);
    for (const [id, key] of this.#keys)
      await db
        .updateTable('installationKeys')
        .set({ recoveryKey: lockForRecovery(key, locks, id) })
        .where('id', '=', id)
        .execute();
  }

  #keyOf(id: string): Uint8Array {
    const key = this.#keys.get(id);
    if (key === undefined) throw new UnreadableSeal();
    return key;
  }

  async #addFirst(db: Kysely<Tables>): Promise<void> {
    const secret = this.#source.first();
    // A database without keys has no sheet, nor the table of them yet.
    await this.#add(db, { key: newKey(), secret, now: Date.now(), locks: [] });
  }

  async #add(
    db: Kysely<Tables>,
    {
      key,
      secret,
      now,
      locks,
    }: {
      readonly key: Uint8Array;
      readonly secret: InstallationSecret;
      readonly now: number;
      readonly locks: readonly string[];
    },
  ): Promise<void> {
    const id = newId();
    await db
      .insertInto('installationKeys')
      .values({
        id,
        createdAt: now,
        isPresent: 1,
        secretId: secret.id,
        wrappedKey: sealBytes(secret.key, key, id),
        recoveryKey: lockForRecovery(key, locks, id),
      })
      // Another process was first.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function readRows(db: Kysely<Tables>): Promise<InstallationKeyRow[]> {
  return db.selectFrom('installationKeys').selectAll().orderBy('createdAt').execute();
}

/** What locks for each recovery sheet. */
async function readLocks(db: Kysely<Tables>): Promise<string[]> {
  const sheets = await db.selectFrom('recoverySheets').select('publicKey').orderBy('madeAt').execute();
  return sheets.map(({ publicKey }) => publicKey);
}

function openKey(row: InstallationKeyRow, secrets: readonly InstallationSecret[]): Uint8Array | null {
  const secret = secrets.find(({ id }) => id === row.secretId);
  return secret === undefined ? null : openBytes(secret.key, row.wrappedKey, row.id);
}
