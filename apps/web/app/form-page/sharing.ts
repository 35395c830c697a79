import { useState, useSyncExternalStore } from 'react';
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
  const { data } = useSavedForms();
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
  if (!isAssistant) return null;
  const shared = present ?? (last.formId === formId ? last.shared : undefined);
  const isGone = sync.kind === 'device-only' && sync.reason === 'gone';
  return {
    by: shared?.by ?? '',
    mayHearAudio: present?.mayHearAudio === true,
    isWithdrawn: isGone || (formId !== null && data !== undefined && present === undefined),
    isOnServer: sync.kind === 'on-server',
  };
}
