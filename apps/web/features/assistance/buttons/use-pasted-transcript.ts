import type { FieldId } from '@constat/report/catalogue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAssistedReport } from '../assisted-report.tsx';
import { logFailure } from '../failure.ts';
import { asTyped, isTranscript } from './transcript.ts';

export interface PastedTranscript {
  /** What was pasted and looks dictated, as long as it stands in the field; else null. */
  readonly passage: string | null;
  readonly dismiss: () => void;
}

/** Looks at what is pasted into a field. */
export function usePastedTranscript(field: FieldId): PastedTranscript {
  const report = useAssistedReport();
  const [pasted, setPasted] = useState<string | null>(null);
  useEffect(() => {
    const look = ({ target, clipboardData }: ClipboardEvent): void => {
      if (!(target instanceof HTMLElement) || target.id !== field) return;
      const text = asTyped(clipboardData?.getData('text/plain') ?? '').trim();
      isTranscript(text, report.language()).then((is) => {
        if (is) setPasted(text);
      }, logFailure);
    };
    document.addEventListener('paste', look);
    return () => document.removeEventListener('paste', look);
  }, [field, report]);
  const stands = useSyncExternalStore(
    report.subscribe,
    () => pasted !== null && report.text(field).includes(pasted),
  );
  return { passage: stands ? pasted : null, dismiss: () => setPasted(null) };
}
