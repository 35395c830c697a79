import { stopOf } from './state.ts';
import type { SyncState } from './state.ts';

/** Why something lies on this device alone. */
export type DeviceOnlyReason =
  | 'never-saved'
  | 'offline'
  | 'no-answer'
  | 'server-error'
  | 'signed-out'
  | 'too-large'
  | 'refused'
  | 'gone'
  | 'expired'
  | 'final'
  | 'signed';

/** Where the report is kept. Times are of the clock that the machine was given. */
export type SyncStatus =
  /** Never saved anywhere, as far as has been said. */
  | { readonly kind: 'not-saved' }
  /** The server holds exactly what stands on the screen. Null: it was read from there and not changed. */
  | { readonly kind: 'on-server'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'device-only'; readonly reason: DeviceOnlyReason; readonly at: number }
  /** The physician has to choose at so many places; null while the device does not keep all of it. */
  | { readonly kind: 'conflict'; readonly places: number; readonly at: number | null }
  /** Something stands on the screen alone. */
  | { readonly kind: 'not-kept' }
  | {
      readonly kind: 'stopped';
      readonly reason: 'elsewhere' | 'other-user' | 'server-newer';
      /** False while something of this page is kept nowhere. */
      readonly isKept: boolean;
    };

function troubleOf(state: SyncState): DeviceOnlyReason | null {
  const { serverStop } = state;
  if (serverStop !== null && serverStop !== 'server-newer') return serverStop;
  if (!state.isSignedIn) return 'signed-out';
  if (state.refusal?.revision === state.revision) return state.refusal.reason;
  return state.isOnline ? state.trouble : 'offline';
}

/** The one thing to say of a state. What is kept nowhere comes before everything else. */
export function statusOf(state: SyncState): SyncStatus {
  const { kept, conflicts, autosavedAt } = state;
  const stop = stopOf(state);
  const isOnServer =
    state.formId !== null &&
    state.serverRevision === state.revision &&
    state.attempt === null &&
    conflicts.length === 0;
  const keptAt = kept?.revision === state.revision ? kept.at : null;
  const isKept = isOnServer || keptAt !== null;
  if (!isKept && state.isDeviceRefusing) return { kind: 'not-kept' };
  if (stop === 'elsewhere' || stop === 'other-user' || stop === 'server-newer') {
    return { kind: 'stopped', reason: stop, isKept };
  }
  if (state.formId === null) {
    return autosavedAt === null
      ? { kind: 'not-saved' }
      : { kind: 'device-only', reason: 'never-saved', at: autosavedAt };
  }
  if (conflicts.length > 0) {
    const places = new Set(conflicts.map(({ part, id }) => `${part} ${id}`)).size;
    return { kind: 'conflict', places, at: keptAt };
  }
  if (isOnServer) return { kind: 'on-server', at: state.savedAt };
  const reason = troubleOf(state);
  return reason !== null && keptAt !== null
    ? { kind: 'device-only', reason, at: keptAt }
    : { kind: 'saving' };
}
