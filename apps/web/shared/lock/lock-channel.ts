/** What the pages of one browser tell one another of the lock. */
export type LockMessage =
  | { readonly kind: 'locked' | 'unlocked' | 'asks-for-use' }
  /** `ago`: milliseconds since the page was used. */
  | { readonly kind: 'used'; readonly ago: number };

interface Sent {
  readonly owner: string | null;
  readonly message: LockMessage;
}

/** Tells the other pages of the same account in this browser. */
export interface LockChannel {
  readonly tell: (message: LockMessage) => void;
}

/**
 * @param owner the account that this page works for; null for a page that was locked before it knew
 * @param hear what another page of the account tells
 */
export function openLockChannel(
  owner: () => string | null,
  hear: (message: LockMessage) => void,
): LockChannel {
  const channel = new BroadcastChannel('constat-lock');
  channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
    const own = owner();
    // A page of somebody else has a session of its own to lose.
    if (own !== null && data.owner !== null && own !== data.owner) return;
    hear(data.message);
  });
  return {
    tell: (message) => channel.postMessage({ owner: owner(), message } satisfies Sent),
  };
}
