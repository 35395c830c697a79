import { createHmac } from 'node:crypto';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** What a key is for: a report, a signed version, a recording, or what an account keeps from one report to the next. */
export type KeyKind = 'report' | 'signed' | 'recording' | 'patient' | 'account';

/** What the seal of something binds it to. An incident is nobody's own: its `ownerId` is empty. */
export interface SealPlace {
  readonly kind: KeyKind | 'incident';
  readonly ownerId: string;
  readonly subjectId: string;
}

/** The place of a key of its own. */
export interface KeyPlace extends SealPlace {
  readonly kind: KeyKind;
  /** The report's, the signed version's, the recording's, the recent patient's or the account's id. */
  readonly subjectId: string;
}

/** The words that bind a key and what it seals to their place. */
export function nameOfPlace({ kind, ownerId, subjectId }: SealPlace): string {
  return `${kind}\n${ownerId}\n${subjectId}`;
}

/** The key of one report, recording, recent patient or account. `column` says where the sealed bytes lie. */
export class DataKey {
  readonly #key: Uint8Array;
  readonly #name: string;

  constructor(key: Uint8Array, place: SealPlace) {
    this.#key = key;
    this.#name = nameOfPlace(place);
  }

  seal(column: string, content: string | Uint8Array): Buffer {
    return sealBytes(this.#key, content, `${this.#name}\n${column}`);
  }

  /** The same, where there may be nothing. */
  sealOptional(column: string, content: string | null): Buffer | null {
    return content === null ? null : this.seal(column, content);
  }

  /** @throws UnreadableSeal */
  openBytes(column: string, sealed: Uint8Array): Buffer {
    return openBytes(this.#key, sealed, `${this.#name}\n${column}`);
  }

  /** @throws UnreadableSeal */
  open(column: string, sealed: Uint8Array): string {
    return this.openBytes(column, sealed).toString('utf8');
  }

  /** @throws UnreadableSeal */
  openOptional(column: string, sealed: Uint8Array | null): string | null {
    return sealed === null ? null : this.open(column, sealed);
  }

  /** A digest by which the same text is found again, and which nobody without the key can guess at. */
  digest(column: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${this.#name}\n${column}\n${text}`).digest('hex');
  }
}
