const DAY_MS = 86_400_000;

/** Days before its end from which on a draft is announced (decision 21). */
const NOTICE_DAYS = 3;

export interface Expiry {
  /** Days begun until the end; 0 once it has come. */
  readonly days: number;
  readonly isNear: boolean;
}

/** How long a draft still lives; null for what never expires. `now` in epoch milliseconds. */
export function expiryFrom(expiresAt: string | null, now: number): Expiry | null {
  if (expiresAt === null) return null;
  const left = Date.parse(expiresAt) - now;
  return { days: Math.max(0, Math.ceil(left / DAY_MS)), isNear: left <= NOTICE_DAYS * DAY_MS };
}
