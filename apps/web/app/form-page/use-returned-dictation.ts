import { DICTATION_LOOK_MS } from '@constat/contract/limits';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { forgetHandedDraft } from '../../features/dictation/text/drafts.ts';
import { takeDictation } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import { readTab, writeTab } from '../../shared/device/tab-memory.ts';
import { identityOf } from './report-identity.ts';
import { useUndoToast } from './use-undo-toast.ts';

/** Writes a dictation that came back into its field, at once on arrival, and tells of it. */
export function useReturnedDictation(report: WorkingReport, onWritten: (field: FieldId) => void): void {
  const { t } = useLingui();
  const toast = useUndoToast();
  useEffect(() => {
    const look = (): void => {
      const identity = identityOf(report);
      const returned = takeDictation({
        device: deviceOf(identity.owner),
        field: readTab('dictationField'),
        report: identity,
        now: Date.now(),
      });
      if (returned === null) return;
      writeTab('dictationField', null);
      toast(t`Dictée insérée`, report.applyDictation(returned));
      // The dictation page kept the text until the report had it.
      forgetHandedDraft(identity, returned);
      onWritten(returned.field);
    };
    look();
    const timer = setInterval(look, DICTATION_LOOK_MS);
    return () => clearInterval(timer);
  }, [report, t, toast, onWritten]);
}
