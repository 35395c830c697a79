import { STRICT } from './device-database.ts';
import type { DeviceDatabase, RecordHeader, SealedRecord } from './device-database.ts';
import type { DeviceKind, DeviceRecord } from './records.ts';
import type { DeviceKey } from './seal.ts';

/** A record with the bytes that its sealed value takes. */
export interface OpenedRecord {
  readonly key: string;
  readonly record: DeviceRecord;
  readonly bytes: number;
}

/** Names a record and its place; its value is bound to it. */
export function keyOf({
  owner,
  kind,
  reportId,
  name,
}: Pick<RecordHeader, 'owner' | 'kind' | 'reportId' | 'name'>): string {
  return [owner, kind, reportId, name].join('/');
}

/** The records of an account, each sealed by itself. Every call throws a DeviceError where it fails. */
export class SealedRecords {
  readonly #owner: string;
  readonly #database: DeviceDatabase;
  readonly #key: DeviceKey;

  constructor(
    owner: string,
    { database, key }: { readonly database: DeviceDatabase; readonly key: DeviceKey },
  ) {
    this.#owner = owner;
    this.#database = database;
    this.#key = key;
  }

  /** All of them; null for each that another key sealed, or that was changed from outside. */
  async readAll(): Promise<readonly (OpenedRecord | null)[]> {
    const found = await this.#database.use((connection) =>
      connection.getAllFromIndex('records', 'owner', this.#owner),
    );
    return Promise.all(found.map((record) => this.#open(record)));
  }

  /** Null where it does not open; undefined where there is none. */
  async read(key: string): Promise<OpenedRecord | null | undefined> {
    const found = await this.#database.use((connection) => connection.get('records', this.#idOf(key)));
    return found === undefined ? undefined : this.#open(found);
  }

  /** Keeps the record under that key, and gives the bytes that it takes; takes the present one away for null. */
  async write(key: string, record: DeviceRecord | null): Promise<number> {
    const value = record === null ? null : await this.#key.sealJson(record.value, key);
    await this.#database.use(async (connection) => {
      const transaction = connection.transaction('records', 'readwrite', STRICT);
      const asked =
        record === null || value === null
          ? transaction.store.delete(this.#idOf(key))
          : transaction.store.put({ ...headerOf(record), id: this.#idOf(key), key, value });
      // Asked for at once, the commit happens even when the page goes before it is answered.
      transaction.commit();
      await Promise.all([asked, transaction.done]);
    });
    return value?.bytes.byteLength ?? 0;
  }

  /** Those of the keys under which nothing lies. */
  async missing(keys: Iterable<string>): Promise<readonly string[]> {
    const there = new Set(await this.#database.use((connection) => connection.getAllKeys('records')));
    return [...keys].filter((key) => !there.has(this.#idOf(key)));
  }

  async #open({ id: _id, key, value: sealed, ...header }: SealedRecord): Promise<OpenedRecord | null> {
    if (header.owner !== this.#owner || key !== keyOf(header)) return null;
    try {
      const value = await this.#key.openJson(sealed, key);
      const record = { ...header, kind: header.kind as DeviceKind, value };
      return { key, record, bytes: sealed.bytes.byteLength };
    } catch {
      return null;
    }
  }

  /** Under which a record lies: another key's records have another place. */
  #idOf(key: string): string {
    return `${this.#key.id} ${key}`;
  }
}

function headerOf({ value: _value, ...header }: DeviceRecord): RecordHeader {
  return header;
}
