import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SavedFormItem } from '@constat/contract';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { useIsAssistant } from '../../shared/session.ts';

/** What an assistant may do with the report that is open. */
export interface Sharing {
  /** The physician's name; empty until it is known. */
  readonly by: string;
  readonly mayHearAudio: boolean;
  /** The server has no such report for this one any more. */
  readonly isWithdrawn: boolean;
  /** The server has every word of it. */
  readonly isOnServer: boolean;
}

/** How the open report is shared with the assistant who writes in it; null for a physician. */
export function useSharing(report: WorkingReport): Sharing | null {
  const isAssistant = useIsAssistant();
  const formId = useSyncExternalStore(report.subscribe, () => report.getState().place?.savedFormId ?? null);
  const { sync } = useSyncExternalStore(report.subscribe, () => report.getState().status);
  const { data, refetch } = useSavedForms();
  useEffect(
    // Several parts of the page ask, and one look answers them all.
    () => (isAssistant ? onReturn(() => void refetch({ cancelRefetch: false })) : undefined),
    [isAssistant, refetch],
  );
  const present = data?.find(({ id }) => id === formId)?.shared;
  const [last, setLast] = useState<{
    readonly formId: string | null;
    readonly shared: SavedFormItem['shared'];
  }>({
    formId: null,
    shared: undefined,
  });
  if (present !== undefined && (last.formId !== formId || last.shared !== present))
    setLast({ formId, shared: present });
  const isGone = sync.kind === 'device-only' && sync.reason === 'gone';
  const isWithdrawn = isGone || (formId !== null && data !== undefined && present === undefined);
  // What was known of its words last: nobody adds to them once it is withdrawn.
  const [heldId, setHeldId] = useState<string | null>(null);
  const isOnServer = sync.kind === 'on-server' || (isWithdrawn && formId !== null && heldId === formId);
  if (heldId !== (isOnServer ? formId : null)) setHeldId(isOnServer ? formId : null);
  if (!isAssistant) return null;
  const shared = present ?? (last.formId === formId ? last.shared : undefined);
  return {
    by: shared?.by ?? '',
    mayHearAudio: present?.mayHearAudio === true,
    isWithdrawn,
    isOnServer,
  };
}

/** Calls that each time somebody comes back to the page: a share may be withdrawn while nothing is typed. */
function onReturn(look: () => void): () => void {
  const lookWhenShown = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', lookWhenShown);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', lookWhenShown);
  };
}
