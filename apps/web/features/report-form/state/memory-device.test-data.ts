import type { KeptRecords } from '../../../shared/device/device-store.ts';
import type { DeviceKind, DeviceRecord, RecordPlace } from '../../../shared/device/records.ts';
import type { TabPlace } from './working-storage.ts';

/** What one physician keeps on a device: in memory at once, and on the disk a moment later while it has room. */
export class MemoryRecords implements KeptRecords {
  /** What a page finds that opens the disk now, as text, so that it shares nothing with a page. */
  readonly disk = new Map<string, string>();
  /** Characters of the disk; more is refused, as a full browser does. */
  room = Number.POSITIVE_INFINITY;
  readonly #owner: string;
  readonly #now: () => number;
  #held = new Map<string, DeviceRecord>();
  #unwritten = new Set<string>();
  trouble: 'full' | null = null;

  constructor(owner: string, now: () => number) {
    this.#owner = owner;
    this.#now = now;
  }

  read(kind: DeviceKind, place: RecordPlace = {}): DeviceRecord | null {
    return this.#held.get(this.#keyOf(kind, place)) ?? null;
  }

  list(kind: DeviceKind): readonly DeviceRecord[] {
    return [...this.#held.values()]
      .filter((record) => record.kind === kind)
      .toSorted((one, other) => one.time - other.time);
  }

  write(kind: DeviceKind, place: RecordPlace, value: unknown): Promise<boolean> {
    const key = this.#keyOf(kind, place);
    const { reportId = '', name = '' } = place;
    const version = (this.#held.get(key)?.version ?? 0) + 1;
    const header = { owner: this.#owner, kind, reportId, name, version, time: this.#now() };
    this.#held.set(key, { ...header, value });
    return this.#persist(key);
  }

  remove(kind: DeviceKind, place: RecordPlace = {}): Promise<boolean> {
    const key = this.#keyOf(kind, place);
    this.#held.delete(key);
    return this.#persist(key);
  }

  /** The values of a kind that lie on the disk, the oldest first. */
  onDisk(kind: DeviceKind): readonly unknown[] {
    return this.#readDisk()
      .filter((record) => record.kind === kind)
      .toSorted((one, other) => one.time - other.time)
      .map(({ value }) => value);
  }

  /** Forgets the memory of the pages, and reads the disk as a new one does. */
  restart(): void {
    this.#held = new Map(this.#readDisk().map((record) => [this.#keyOf(record.kind, record), record]));
    this.#unwritten.clear();
  }

  #readDisk(): readonly DeviceRecord[] {
    return [...this.disk.values()].map((text) => JSON.parse(text) as DeviceRecord);
  }

  #keyOf(kind: DeviceKind, { reportId = '', name = '' }: RecordPlace): string {
    return [kind, reportId, name].join('/');
  }

  /** What was refused is tried again with the next success, as the device store does. */
  async #persist(key: string): Promise<boolean> {
    await Promise.resolve();
    const record = this.#held.get(key);
    if (record === undefined) this.disk.delete(key);
    else {
      const text = JSON.stringify(record);
      let used = text.length;
      for (const [other, lying] of this.disk) if (other !== key) used += lying.length;
      if (used > this.room) {
        this.#unwritten.add(key);
        this.trouble = 'full';
        return false;
      }
      this.disk.set(key, text);
    }
    this.#unwritten.delete(key);
    this.trouble = null;
    for (const other of this.#unwritten) {
      this.#unwritten.delete(other);
      void this.#persist(other);
    }
    return true;
  }
}

/** What a tab remembers across a reload: the report of the physician who worked in it last. */
export class MemoryTab {
  #kept: { readonly owner: string; readonly reportId: string } | null = null;

  /** The place of one physician in it. */
  of(owner: string): TabPlace {
    return {
      read: () => (this.#kept?.owner === owner ? this.#kept.reportId : null),
      write: (reportId) => {
        this.#kept = reportId === null ? null : { owner, reportId };
      },
    };
  }

  /** As a browser copies a tab. */
  copy(): MemoryTab {
    const copied = new MemoryTab();
    copied.#kept = this.#kept;
    return copied;
  }
}
