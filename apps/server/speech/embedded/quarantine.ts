import type { ErrorCode } from '@constat/contract/errors';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WatchedInput } from '../../processes/queue-options.ts';

/**
 * How long a recording stays in quarantine, in milliseconds. For good would be too long: the cause may have been a machine short
 * of memory. Once an hour costs nobody much.
 */
const QUARANTINE_MS = 3_600_000;
/** Recordings remembered at most; the oldest is forgotten first. */
const MOST_KEPT = 1_000;

/**
 * Remembers recordings that ended a process, so that the same bytes do not do so again and again.
 * @param now milliseconds of a clock that nobody sets
 * @returns takes the bytes, and the circumstances: what one model cannot take may be tried with another
 */
export function createQuarantine(
  now: () => number = () => performance.now(),
): (audio: Uint8Array, circumstances?: string) => WatchedInput {
  const quarantined = new Map<string, { readonly code: ErrorCode; readonly until: number }>();
  return (audio, circumstances = '') => {
    let key: string | undefined;
    const keyOf = () => (key ??= `${fingerprint(audio)} ${circumstances}`);
    return {
      check() {
        const known = quarantined.size === 0 ? undefined : quarantined.get(keyOf());
        if (known !== undefined && now() < known.until)
          throw new Refusal(known.code, { cause: new Error('put aside: it ended a process before') });
      },
      noteEnded(code) {
        quarantined.delete(keyOf());
        quarantined.set(keyOf(), { code, until: now() + QUARANTINE_MS });
        const [oldest] = quarantined.keys();
        if (quarantined.size > MOST_KEPT && oldest !== undefined) quarantined.delete(oldest);
      },
    };
  };
}
