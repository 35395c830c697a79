import { DICTATION_LOOK_MS } from '@constat/contract/limits';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { takeDictation } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { LOCAL_TEXT, SESSION_TEXT } from './create-report.ts';
import { useUndoToast } from './use-undo-toast.ts';

/** Writes a dictation that came back into its field, at once on arrival, and tells of it. */
export function useReturnedDictation(report: WorkingReport, onWritten: (field: FieldId) => void): void {
  const { t } = useLingui();
  const toast = useUndoToast();
  useEffect(() => {
    const look = (): void => {
      const { reportId } = report.getState();
      const returned = takeDictation({ session: SESSION_TEXT, local: LOCAL_TEXT, reportId, now: Date.now() });
      if (returned === null) return;
      toast(t`Dictée insérée`, report.applyDictation(returned));
      onWritten(returned.field);
    };
    look();
    const timer = setInterval(look, DICTATION_LOOK_MS);
    return () => clearInterval(timer);
  }, [report, t, toast, onWritten]);
}
