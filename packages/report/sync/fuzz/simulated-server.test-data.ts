import type { DraftContent } from '../../merge/index.ts';
import type { FetchAnswer, SaveAnswer } from '../index.ts';

/** A request to save, as the server reads it. */
export interface SaveRequest {
  readonly key: string;
  /** Of `If-Match`. */
  readonly version: number;
  readonly content: DraftContent;
}

/** One draft on a server with the versions and the idempotency keys of the contract. */
export class SimulatedServer {
  readonly owner: string;
  /** What each version held, the first one at index 0. */
  readonly versions: DraftContent[];
  readonly #keys = new Map<string, { readonly body: string; readonly version: number }>();
  isUp = true;
  /** Refuses every content, as one that is too large. */
  isRefusing = false;
  /** Answers as if the draft were erased. */
  isGone = false;

  constructor(owner: string, content: DraftContent) {
    this.owner = owner;
    this.versions = [structuredClone(content)];
  }

  get present(): { readonly version: number; readonly content: DraftContent } {
    const content = this.versions.at(-1);
    if (content === undefined) throw new Error('no version');
    return { version: this.versions.length, content: structuredClone(content) };
  }

  /** What happens to every key after 24 hours. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  save({ key, version, content }: SaveRequest, user: string | null): SaveAnswer {
    if (!this.isUp) return { kind: 'unanswered', cause: 'server-error' };
    if (user !== this.owner) return { kind: 'signed-out' };
    if (this.isRefusing) return { kind: 'refused', reason: 'too-large' };
    if (this.isGone) return { kind: 'gone' };
    const body = JSON.stringify(content);
    const kept = this.#keys.get(key);
    if (kept !== undefined) {
      if (kept.body !== body) throw new Error(`422: key ${key} came with another body`);
      return { kind: 'saved', version: kept.version };
    }
    if (version !== this.versions.length) return { kind: 'stale' };
    this.versions.push(structuredClone(content));
    this.#keys.set(key, { body, version: this.versions.length });
    return { kind: 'saved', version: this.versions.length };
  }

  read(user: string | null): FetchAnswer {
    if (!this.isUp) return { kind: 'unanswered', cause: 'server-error' };
    if (user !== this.owner) return { kind: 'signed-out' };
    if (this.isGone) return { kind: 'gone' };
    return { kind: 'present', isFinal: false, ...this.present };
  }
}
