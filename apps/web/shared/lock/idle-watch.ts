/** When this page was used last, on two clocks: one may be set, and the other may stand still while the computer sleeps. */
export interface IdleWatch {
  /** It is used now, or was some milliseconds ago. */
  readonly use: (ago?: number) => void;
  /** Milliseconds since it was used. */
  readonly idleMs: () => number;
}

export interface IdleClocks {
  /** Milliseconds of the computer's clock. */
  readonly wall: () => number;
  /** Monotonic milliseconds. */
  readonly steady: () => number;
}

const CLOCKS: IdleClocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Begins as used. */
export function createIdleWatch({ wall, steady }: IdleClocks = CLOCKS): IdleWatch {
  let last = { wall: wall(), steady: steady() };
  const idleMs = (): number => Math.max(wall() - last.wall, steady() - last.steady);
  return {
    use(ago = 0) {
      if (ago < idleMs()) last = { wall: wall() - ago, steady: steady() - ago };
    },
    idleMs,
  };
}
