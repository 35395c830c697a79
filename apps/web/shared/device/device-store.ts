import { DeviceError } from './device-database.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { DeviceKind, DeviceRecord, ElsewhereListener, RecordPlace } from './records.ts';
import type { DeviceKey } from './seal.ts';
import { SealedParts } from './sealed-parts.ts';
import type { OpenedPart } from './sealed-parts.ts';
import { keyOf, SealedRecords } from './sealed-records.ts';
import type { OpenedRecord } from './sealed-records.ts';

/** What a screen needs of the store: reading at once, and writes that tell when they are on the disk. */
export type KeptRecords = Pick<DeviceStore, 'read' | 'list' | 'write' | 'remove' | 'trouble'>;

interface Parts {
  readonly owner: string;
  /** Null where this browser keeps nothing: what is written then lives as long as the page. */
  readonly database: DeviceDatabase | null;
  readonly key: DeviceKey | null;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Writing {
  readonly current: Promise<boolean>;
  next: Promise<boolean> | null;
}

const CHANNEL = 'constat-device';

/**
 * What one account keeps on this device, sealed under its key. It is opened for one owner and gives nothing of another.
 * Records are read from memory at once; a write counts when its promise gives true, and is then on the disk. What
 * another tab writes arrives by itself.
 */
export class DeviceStore {
  readonly owner: string;
  readonly #database: DeviceDatabase | null;
  readonly #key: DeviceKey | null;
  readonly #now: () => number;
  readonly #records = new Map<string, DeviceRecord>();
  readonly #sizes = new Map<string, number>();
  readonly #writing = new Map<string, Writing>();
  /** Writes that failed; they are tried again with the next one. */
  readonly #unwritten = new Set<string>();
  /** How often another tab has told of a record, or this one changed it: a reading that was begun before is out of date. */
  readonly #news = new Map<string, number>();
  readonly #writingParts = new Set<Promise<void>>();
  readonly #elsewhere = new Set<ElsewhereListener>();
  readonly #channel: BroadcastChannel | null = null;
  #trouble: DeviceError['kind'] | null;
  #unreadable = 0;
  /** Nothing is written over records that were never read. */
  #isLoaded = false;
  #isClosed = false;

  private constructor({ owner, database, key, now = Date.now }: Parts) {
    this.owner = owner;
    this.#database = database;
    this.#key = key;
    this.#now = now;
    this.#trouble = database === null || key === null ? 'unavailable' : null;
    if (this.#trouble !== null || database === null) return;
    database.onLost = () => void this.#keepAgain();
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void this.#follow(data));
  }

  /** Reads what that account keeps here. Where the browser refuses, nothing is found and nothing will be kept. */
  static async open(parts: Parts): Promise<DeviceStore> {
    const store = new DeviceStore(parts);
    await store.#load();
    return store;
  }

  /** One that holds and keeps nothing: for an account that is not signed in here. */
  static closed(owner: string): DeviceStore {
    const store = new DeviceStore({ owner, database: null, key: null });
    store.#isClosed = true;
    return store;
  }

  /** Why the last write is not on the disk; null when it is. */
  get trouble(): DeviceError['kind'] | null {
    return this.#trouble;
  }

  /** Records of this account that another key sealed, or that were changed from outside: they are left alone. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** Bytes that the account's records take on the disk, without the audio. */
  get bytes(): number {
    return [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  read(kind: DeviceKind, place: RecordPlace = {}): DeviceRecord | null {
    return this.#records.get(this.#keyOf(kind, place)) ?? null;
  }

  /** The records of a kind, the oldest first. */
  list(kind: DeviceKind): readonly DeviceRecord[] {
    return [...this.#records.values()]
      .filter((record) => record.kind === kind)
      .toSorted((one, other) => one.time - other.time);
  }

  /** Keeps a value that JSON can hold; true once it is on the disk, false when the browser refused. Never rejects. */
  write(kind: DeviceKind, place: RecordPlace, value: unknown): Promise<boolean> {
    if (this.#isClosed) return Promise.resolve(false);
    const key = this.#keyOf(kind, place);
    const { owner } = this;
    const { reportId = '', name = '' } = place;
    const version = (this.#records.get(key)?.version ?? 0) + 1;
    this.#records.set(key, { owner, kind, reportId, name, version, time: this.#now(), value });
    this.#noteNews(key);
    return this.#persist(key);
  }

  /** Takes a record away; true once it is off the disk. Never rejects. */
  remove(kind: DeviceKind, place: RecordPlace = {}): Promise<boolean> {
    const key = this.#keyOf(kind, place);
    if (this.#isClosed) return Promise.resolve(false);
    this.#records.delete(key);
    this.#noteNews(key);
    return this.#persist(key);
  }

  /** Reads a record from the disk again: another tab may have told of it too late, or not at all. */
  async refresh(kind: DeviceKind, place: RecordPlace): Promise<DeviceRecord | null> {
    const key = this.#keyOf(kind, place);
    await this.#follow({ owner: this.owner, key });
    return this.#records.get(key) ?? null;
  }

  /** Hears of what other tabs write, until the returned function is called. */
  onElsewhere(listener: ElsewhereListener): () => void {
    this.#elsewhere.add(listener);
    return () => this.#elsewhere.delete(listener);
  }

  /** Resolves when nothing is being written any more. */
  async settled(): Promise<void> {
    while (this.#writing.size > 0)
      await Promise.all([...this.#writing.values()].map(({ current }) => current));
  }

  /** Keeps about one second of a recording. @throws DeviceError */
  async writePart(recording: string, sequence: number, value: BufferSource): Promise<void> {
    const writing = this.#parts().write(recording, sequence, value);
    this.#writingParts.add(writing);
    try {
      await writing;
    } finally {
      this.#writingParts.delete(writing);
    }
  }

  /** The parts of a recording in their order; some may be missing, as one that was damaged. @throws DeviceError */
  async readParts(recording: string): Promise<readonly OpenedPart[]> {
    return this.#parts().read(recording);
  }

  /** @throws DeviceError */
  async removeParts(recording: string): Promise<void> {
    await this.#parts().remove(recording);
  }

  /** Waits for what is being written, then forgets the key and everything read. What lies sealed stays. */
  async close(): Promise<void> {
    await Promise.allSettled([this.settled(), ...this.#writingParts]);
    this.#isClosed = true;
    this.#channel?.close();
    this.#key?.forget();
    this.#records.clear();
    this.#sizes.clear();
  }

  #keyOf(kind: DeviceKind, { reportId = '', name = '' }: RecordPlace): string {
    return keyOf({ owner: this.owner, kind, reportId, name });
  }

  #parts(): SealedParts {
    return new SealedParts(this.owner, this.#held());
  }

  #sealed(): SealedRecords {
    return new SealedRecords(this.owner, this.#held());
  }

  #held(): { readonly database: DeviceDatabase; readonly key: DeviceKey } {
    if (this.#database === null || this.#key === null || this.#isClosed || !this.#isLoaded)
      throw new DeviceError('unavailable', new Error('The device store is closed'));
    return { database: this.#database, key: this.#key };
  }

  async #load(): Promise<void> {
    if (this.#database === null || this.#key === null) return;
    try {
      const records = new SealedRecords(this.owner, { database: this.#database, key: this.#key });
      for (const opened of await records.readAll()) this.#take(opened);
      this.#isLoaded = true;
    } catch (error) {
      this.#note(error);
    }
  }

  #take(opened: OpenedRecord | null): void {
    if (opened === null) this.#unreadable += 1;
    else if (!this.#isClosed) {
      this.#records.set(opened.key, opened.record);
      this.#sizes.set(opened.key, opened.bytes);
    }
  }

  #persist(key: string): Promise<boolean> {
    const writing = this.#writing.get(key);
    if (writing !== undefined) return (writing.next ??= writing.current.then(() => this.#start(key)));
    return this.#start(key);
  }

  /** Writes what memory holds under that key when its turn comes; later writes meanwhile make one more turn. */
  #start(key: string): Promise<boolean> {
    const current = this.#put(key).finally(() => {
      const writing = this.#writing.get(key);
      if (writing?.current === current && writing.next === null) this.#writing.delete(key);
    });
    this.#writing.set(key, { current, next: null });
    return current;
  }

  async #put(key: string): Promise<boolean> {
    try {
      const record = this.#records.get(key) ?? null;
      const bytes = await this.#sealed().write(key, record);
      if (record === null) this.#sizes.delete(key);
      else this.#sizes.set(key, bytes);
      this.#unwritten.delete(key);
      this.#trouble = null;
      this.#channel?.postMessage({ owner: this.owner, key });
      for (const other of this.#unwritten) if (!this.#writing.has(other)) void this.#start(other);
      return true;
    } catch (error) {
      this.#unwritten.add(key);
      this.#note(error);
      return false;
    }
  }

  /** Writes what is not there any more: it was said to be kept. What lies there is left alone, as newer perhaps. */
  async #keepAgain(): Promise<void> {
    if (!this.#isLoaded || this.#isClosed) return;
    try {
      for (const key of await this.#sealed().missing(this.#records.keys())) void this.#persist(key);
    } catch (error) {
      this.#note(error);
    }
  }

  #noteNews(key: string): number {
    const turn = (this.#news.get(key) ?? 0) + 1;
    this.#news.set(key, turn);
    return turn;
  }

  #note(error: unknown): void {
    this.#trouble = error instanceof DeviceError ? error.kind : 'unavailable';
  }

  /** Another tab has written that record: it is read again, unless this tab has something newer to write. */
  async #follow(message: unknown): Promise<void> {
    const key = keyIn(message, this.owner);
    const [database, sealing] = [this.#database, this.#key];
    if (key === null || this.#isClosed || database === null || sealing === null) return;
    const turn = this.#noteNews(key);
    for (let writing = this.#writing.get(key); writing !== undefined; writing = this.#writing.get(key))
      await (writing.next ?? writing.current);
    const isCurrent = (): boolean =>
      !this.#isClosed && this.#news.get(key) === turn && !this.#writing.has(key) && !this.#unwritten.has(key);
    if (isCurrent()) {
      try {
        const found = await new SealedRecords(this.owner, { database, key: sealing }).read(key);
        if (isCurrent()) {
          if (found !== undefined) this.#take(found);
          else {
            this.#records.delete(key);
            this.#sizes.delete(key);
          }
        }
      } catch {
        // What this tab knows stands; a write of its own says whether the device works.
      }
    }
    if (this.#isClosed) return;
    const [, kind = '', reportId = '', name = ''] = key.split('/');
    for (const listener of this.#elsewhere) listener({ kind: kind as DeviceKind, reportId, name });
  }
}

/** The key that another tab of this account tells of. */
function keyIn(message: unknown, owner: string): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { owner: told, key } = message as { readonly owner?: unknown; readonly key?: unknown };
  return told === owner && typeof key === 'string' ? key : null;
}
