import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { Refusal } from '../platform/refusal.ts';
import type { Notice } from './rewrite-once.ts';

const RESERVE = 'constat.reserve';
/** Enough to sign in for years, and to write zeros over the longest recording. */
const LARGEST_BYTES = 32 * 1_048_576;
/** A small disk gives no more than this share of what is free. */
const SHARE_OF_FREE = 8;
/** Below this share of the reserve the disk counts as full. */
const LOW_SHARE = 8;
/** Room inside the file, from what was deleted, that lets a report be saved all the same. */
const LEAST_INSIDE_BYTES = 262_144;
/** Random, so that no file system makes less of it. */
const BLOCK = randomBytes(1_048_576);

/** What somebody needs who signs in, reads, and deletes. Deletions are never refused. */
const KEPT_INSERTS = new Set([
  'sessions',
  'known_devices',
  'pending_proofs',
  'identity_requests',
  'login_attempts',
  'settings',
  'audit_events',
  'device_keys',
  'pending_erasures',
]);
const KEPT_UPDATES = new Set([
  ...KEPT_INSERTS,
  'totp_seeds',
  'passkeys',
  'identities',
  'users',
  'idempotency_keys',
  'audio_chunks',
  'recordings',
  'recent_patients',
]);

/**
 * A file that takes up room and holds nothing. When the disk is full it goes, so that people can still sign in, read and
 * delete; saving waits until there is room for the reserve again, or inside the database.
 */
export class DiskReserve {
  readonly #database: Database;
  readonly #dataDir: string;
  readonly #file: string;
  readonly #say: (notice: Notice) => void;
  /** 0 until `keep` has been called: then nothing is refused before the disk itself does. */
  #bytes = 0;
  #isShort = false;
  #isBuilding = false;

  constructor(database: Database, say: (notice: Notice) => void) {
    this.#database = database;
    this.#dataDir = path.dirname(database.name);
    this.#file = path.join(this.#dataDir, RESERVE);
    this.#say = say;
  }

  /** True while nothing but the reserve is left. */
  get isShort(): boolean {
    return this.#isShort;
  }

  /** Sets the room aside, or what is missing of it, as far as the disk has it. */
  async keep(): Promise<void> {
    const present = sizeOf(this.#file);
    const free = bytesFree(this.#dataDir);
    const wanted = Math.min(LARGEST_BYTES, Math.floor((free + present) / SHARE_OF_FREE));
    this.#bytes = Math.max(this.#bytes, present, wanted);
    this.look();
    if (this.#isShort || this.#isBuilding || present >= wanted) return;
    this.#isBuilding = true;
    try {
      const handle = await open(this.#file, 'a', 0o600);
      try {
        for (let size = present; size < wanted && !this.#isShort; size += BLOCK.length)
          await handle.write(BLOCK, 0, Math.min(BLOCK.length, wanted - size));
      } finally {
        await handle.close();
      }
      // It was released meanwhile.
      if (this.#isShort) this.#release();
    } catch {
      this.#release();
    } finally {
      this.#isBuilding = false;
    }
  }

  /** Before anything is written: whether there is room. */
  look(): void {
    if (this.#bytes === 0) return;
    const free = bytesFree(this.#dataDir);
    const low = this.#bytes / LOW_SHARE;
    if (!this.#isShort && free < low) this.#shorten();
    else if (this.#isShort && free >= this.#bytes + 2 * low) {
      this.#isShort = false;
      this.#say(ROOM_AGAIN);
      void this.keep();
    }
  }

  /** The disk has refused a write. */
  noteFull(): void {
    if (this.#bytes > 0 && !this.#isShort) this.#shorten();
  }

  /** @throws Refusal STORAGE_FULL for what must wait until there is room */
  refuse({ verb, table }: { readonly verb: string; readonly table: string }): void {
    if (!this.#isShort || verb === 'delete from') return;
    if ((verb === 'update' ? KEPT_UPDATES : KEPT_INSERTS).has(table)) return;
    if (bytesFree(this.#dataDir) >= this.#bytes / 2 && this.#insideBytes() >= LEAST_INSIDE_BYTES) return;
    throw new Refusal('STORAGE_FULL');
  }

  #shorten(): void {
    this.#isShort = true;
    this.#release();
    this.#say(NO_ROOM);
  }

  #release(): void {
    rmSync(this.#file, { force: true });
  }

  #insideBytes(): number {
    const read = (name: string) => Number(this.#database.pragma(name, { simple: true }));
    return read('freelist_count') * read('page_size');
  }
}

/** Gives the reserve up where a start would fail for lack of room. */
export function releaseReserve(dataDir: string): void {
  const file = path.join(dataDir, RESERVE);
  const bytes = sizeOf(file);
  if (bytes > 0 && bytesFree(dataDir) < bytes / LOW_SHARE) rmSync(file, { force: true });
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function bytesFree(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    // The folder is gone, which the file's guard says.
    return Number.POSITIVE_INFINITY;
  }
}

const NO_ROOM: Notice = {
  fr: 'le disque est plein : une réserve de place est libérée pour ouvrir une session, lire et effacer; rien d’autre n’est enregistré avant qu’il y ait de la place.',
  en: 'the disk is full: a reserve is released for signing in, reading and deleting; nothing else is saved until there is room.',
};
const ROOM_AGAIN: Notice = {
  fr: 'il y a de nouveau de la place sur le disque; tout est enregistré.',
  en: 'there is room on the disk again; everything is saved.',
};
