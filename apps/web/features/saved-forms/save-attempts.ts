import type { SavedForm, SavedFormBody } from '@constat/contract';
import { ApiError } from '../../shared/api/api-error.ts';

export interface SaveFormInput {
  readonly body: SavedFormBody;
  /** The draft to write over, with the version that was read; a new form is made when left out. */
  readonly replace?: { readonly id: string; readonly version: number };
}

/** Sends one save under a key. */
export type SendSave = (input: SaveFormInput, key: string) => Promise<SavedForm>;

interface Attempt {
  readonly input: SaveFormInput;
  readonly key: string;
}

/** True when the server may have saved although no answer came. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === 'NETWORK' || error.code === 'IDEMPOTENCY_IN_PROGRESS' || error.status >= 500;
}

/** True when the server did not look at what was asked: whether an earlier attempt of it was made stays open. */
function isTurnedAway(error: unknown): boolean {
  return (
    error instanceof ApiError && ([401, 408, 429].includes(error.status) || error.code === 'PAGES_CHANGED')
  );
}

function isSame(one: SaveFormInput, other: SaveFormInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The draft that a save was made for when its answer was lost, as a save after it must name it. */
function afterLost(input: SaveFormInput, lost: Attempt, saved: SavedForm): SaveFormInput {
  const isSameDraft = input.replace?.id === lost.input.replace?.id && input.body.formType === 'draft';
  if (!isSameDraft || saved.formType !== 'draft') return input;
  return { body: input.body, replace: { id: saved.id, version: saved.version } };
}

/**
 * The saves of one screen, one after another. A save whose answer was lost is sent again under its key before the next
 * one, and thus has one effect: what was typed meanwhile then goes into the version that it made, without a false
 * conflict and without a second form. Fails as `send` does.
 */
export function createSaveAttempts(
  newKey: () => string,
  send: SendSave,
): (input: SaveFormInput) => Promise<SavedForm> {
  let lost: Attempt | null = null;

  const attempt = async (input: SaveFormInput, key: string): Promise<SavedForm> => {
    try {
      const saved = await send(input, key);
      lost = null;
      return saved;
    } catch (error) {
      if (isUnanswered(error)) lost = { input, key };
      else if (!isTurnedAway(error)) lost = null;
      throw error;
    }
  };

  return async (input) => {
    if (lost === null) return attempt(input, newKey());
    const before: Attempt = lost;
    if (isSame(before.input, input)) return attempt(input, before.key);
    let next = input;
    try {
      next = afterLost(input, before, await attempt(before.input, before.key));
    } catch (error) {
      if (isUnanswered(error) || isTurnedAway(error)) throw error;
      // The server refuses that save: it never took place, and the next one goes on its own.
    }
    return attempt(next, newKey());
  };
}
