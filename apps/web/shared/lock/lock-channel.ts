/** What the pages of one browser tell one another of the lock. */
export type LockMessage =
  /** `opened`: the account has a new session. */
  | { readonly kind: 'locked' | 'unlocked' | 'opened' | 'asks-for-use' }
  /** `ago`: milliseconds since the page was used. */
  | { readonly kind: 'used'; readonly ago: number };

interface Sent {
  readonly owner: string | null;
  readonly message: LockMessage;
}

/** Tells the other pages of the same account in this browser. */
export interface LockChannel {
  /** @param owner the account that it is told of, where this page may not know it yet */
  readonly tell: (message: LockMessage, owner?: string | null) => void;
  /** @param hear what another page of the account tells, from now on */
  readonly follow: (hear: (message: LockMessage) => void) => void;
}

/** @param owner the account that this page works for; null for a page that was locked before it knew */
export function openLockChannel(owner: () => string | null): LockChannel {
  const channel = new BroadcastChannel('constat-lock');
  return {
    tell: (message, of = owner()) => channel.postMessage({ owner: of, message } satisfies Sent),
    follow(hear) {
      channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
        if (concerns(owner(), data)) hear(data.message);
      });
    },
  };
}

/**
 * Whether a page of that account heeds what it hears: a page of somebody else has a session of its own to lose. What is
 * told of nobody can cover a page, which is the safe side, but neither uncover it nor keep it open.
 */
function concerns(own: string | null, { owner, message }: Sent): boolean {
  if (own === null || own === owner) return true;
  return owner === null && message.kind === 'locked';
}
