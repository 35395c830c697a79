import { createHash } from 'node:crypto';

/** What the hash of an event of the audit trail covers, beside the hash of the one before. */
export interface ChainedEvent {
  /** From 1, without a gap. */
  readonly position: number;
  readonly id: string;
  readonly at: number;
  readonly actorId: string | null;
  readonly accountId: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  readonly reportId: string | null;
  readonly sessionId: string | null;
  readonly detail: string | null;
  /** As it is sealed: the chain holds when the key of an account is erased. */
  readonly sealedReason: Uint8Array | null;
}

/** In the order in which the hash covers them, after the place and the hash before, ahead of the reason. */
const COVERED = [
  'id',
  'at',
  'actorId',
  'accountId',
  'action',
  'subjectId',
  'reportId',
  'sessionId',
  'detail',
] as const satisfies readonly (keyof ChainedEvent)[];

/** SHA-256, in hexadecimal, over the event and the hash of the one before; that is empty for the first. */
export function hashOfEvent(event: ChainedEvent, previous: string): string {
  const { position, sealedReason } = event;
  const reason = sealedReason === null ? null : Buffer.from(sealedReason).toString('hex');
  const content = [position, previous, ...COVERED.map((name) => event[name]), reason];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** What was found when the trail was gone through from its first event. */
export interface ChainCheck {
  readonly events: number;
  /** The hash of the last event: written down elsewhere, it shows later that the end is not cut off. */
  readonly head: string;
  /** The position of the first event that was changed, or is missing; null where there is none. */
  readonly brokenAt: number | null;
}

/** Goes on with a check over the next events, in the order of their positions. */
export function checkChain(
  events: readonly (ChainedEvent & { readonly hash: string })[],
  before: ChainCheck = { events: 0, head: '', brokenAt: null },
): ChainCheck {
  let check = before;
  for (const event of events) {
    if (check.brokenAt !== null) return check;
    const position = check.events + 1;
    const isWhole = event.position === position && event.hash === hashOfEvent(event, check.head);
    check = isWhole
      ? { events: position, head: event.hash, brokenAt: null }
      : { ...check, brokenAt: position };
  }
  return check;
}
