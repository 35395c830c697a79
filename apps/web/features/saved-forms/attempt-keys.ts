/** One idempotency key for all attempts of the same save. */
export interface AttemptKeys {
  /** The key of the last attempt when it had this content, else a new one. */
  readonly keyFor: (content: unknown) => string;
  /** To be called once the save has succeeded: the next one is another act, even with the same content. */
  readonly forget: () => void;
}

/** Keys for the saves of one screen. A retry that keeps its key can never make a second form. */
export function createAttemptKeys(newKey: () => string): AttemptKeys {
  let last: { readonly content: string; readonly key: string } | null = null;
  return {
    keyFor: (value) => {
      const content = JSON.stringify(value);
      if (last?.content !== content) last = { content, key: newKey() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
}
