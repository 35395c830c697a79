import { STRICT } from './device-database.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { DeviceKey } from './seal.ts';

export interface OpenedPart {
  readonly sequence: number;
  readonly value: ArrayBuffer;
}

/** The seconds of an account's recordings, each sealed by itself. Every call throws a DeviceError where it fails. */
export class SealedParts {
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

  async write(recording: string, sequence: number, value: BufferSource): Promise<void> {
    const owner = this.#owner;
    const sealed = await this.#key.seal(value, this.#header(recording, sequence));
    await this.#database.use(async (connection) => {
      const transaction = connection.transaction('parts', 'readwrite', STRICT);
      await Promise.all([
        transaction.store.put({ owner, recording, sequence, value: sealed }),
        transaction.done,
      ]);
    });
  }

  /** In their order; one that does not open is left out, like one that is missing. */
  async read(recording: string): Promise<readonly OpenedPart[]> {
    const found = await this.#database.use((connection) =>
      connection.getAll('parts', this.#rangeOf(recording)),
    );
    const opened = await Promise.all(
      found.map(async ({ sequence, value }) => {
        try {
          return [{ sequence, value: await this.#key.open(value, this.#header(recording, sequence)) }];
        } catch {
          return [];
        }
      }),
    );
    return opened.flat();
  }

  async remove(recording: string): Promise<void> {
    await this.#database.use(async (connection) => {
      const transaction = connection.transaction('parts', 'readwrite', STRICT);
      await Promise.all([transaction.store.delete(this.#rangeOf(recording)), transaction.done]);
    });
  }

  #rangeOf(recording: string): IDBKeyRange {
    return IDBKeyRange.bound([this.#owner, recording, 0], [this.#owner, recording, Infinity]);
  }

  /** Names the part: its sound opens under no other name. */
  #header(recording: string, sequence: number): string {
    return [this.#owner, 'recording-part', recording, sequence].join('/');
  }
}
