import { DICTATION_LOOK_MS } from '@constat/contract/limits';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { forgetHandedDraft } from '../../features/dictation/index.ts';
import { takeDictation } from '../../features/report-form/index.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import { readTab, writeTab } from '../../shared/device/tab-memory.ts';
import { reportRole } from '../../shared/report-writer-lock.ts';
import type { ReportSession } from '../report-session.ts';
import { identityOf } from './report-identity.ts';
import { useUndoToast } from './use-undo-toast.ts';

/**
 * Tells of a dictation that came back from the dictation page of this tab; writes one that another tab left for this
 * report into its field, and tells of it too.
 */
export function useReturnedDictation(session: ReportSession, onWritten: (field: FieldId) => void): void {
  const { t } = useLingui();
  const toast = useUndoToast();
  useEffect(() => {
    const { report } = session;
    const tell = (field: FieldId, undo: () => void): void => {
      toast(t`Dictée insérée`, undo);
      onWritten(field);
    };
    const look = (): void => {
      if (reportRole() === 'reader') return;
      const identity = identityOf(report);
      const device = deviceOf(identity.owner);
      const left = takeDictation({
        device,
        field: readTab('dictationField'),
        report: identity,
        now: Date.now(),
      });
      if (left === null) return;
      writeTab('dictationField', null);
      const undo = report.applyDictation(left);
      // The dictation page kept the text until the report had it.
      forgetHandedDraft(identity, left);
      tell(left.field, undo);
    };
    const returned = session.takeReturned();
    if (returned !== null) tell(returned.field, returned.undo);
    look();
    const timer = setInterval(look, DICTATION_LOOK_MS);
    return () => clearInterval(timer);
  }, [session, t, toast, onWritten]);
}
