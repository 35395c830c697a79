import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { takeDictation } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { LOCAL_TEXT, SESSION_TEXT } from './create-report.ts';
import { useUndoToast } from './use-undo-toast.ts';

/** How often the page looks for a result that came back (report-editor.md 9). */
const LOOK_MS = 2000;

/** Writes a dictation that came back into its field, at once on arrival. */
export function useReturnedDictation(report: WorkingReport): void {
  const { t } = useLingui();
  const toast = useUndoToast();
  useEffect(() => {
    const look = (): void => {
      const { reportId } = report.getState();
      const returned = takeDictation({ session: SESSION_TEXT, local: LOCAL_TEXT, reportId, now: Date.now() });
      if (returned !== null) toast(t`Dictée insérée`, report.applyDictation(returned));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [report, t, toast]);
}
