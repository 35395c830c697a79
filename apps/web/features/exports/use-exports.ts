import type { ExportBody } from '@constat/contract';
import type { MessageId } from '@constat/contract/messages';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMessage } from '../../shared/i18n/localized.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { failureReason } from './failure-reason.ts';
import { downloadReport } from './export-file.ts';
import { openReportWindow, showReport } from './show-report.ts';

export type ExportAct = 'preview' | 'print' | 'pdf' | 'docx';

export interface Exports {
  /** The export under way; a second one waits for it. */
  readonly running: ExportAct | null;
  readonly run: (act: ExportAct) => void;
}

const FAILURES = {
  preview: 'printFailed',
  print: 'printFailed',
  pdf: 'pdfFailed',
  docx: 'wordFailed',
} as const satisfies Record<ExportAct, MessageId>;

/** Preview, print, PDF and Word of what `read` gives at the press. */
export function useExports(read: () => ExportBody): Exports {
  const { t } = useLingui();
  const say = useMessage();
  const [running, setRunning] = useState<ExportAct | null>(null);

  const perform = async (act: ExportAct, target: Window | null): Promise<void> => {
    setRunning(act);
    try {
      if (act === 'pdf' || act === 'docx') await downloadReport(act, read());
      else if (target !== null) await showReport(target, read(), act === 'print');
    } catch (error) {
      const reason = failureReason(error);
      showToast({
        title: say(FAILURES[act]),
        look: 'destructive',
        ...(reason !== undefined && { description: reason }),
      });
    } finally {
      setRunning(null);
    }
  };

  const run = (act: ExportAct): void => {
    if (running !== null) return;
    if (act === 'pdf' || act === 'docx') {
      void perform(act, null);
      return;
    }
    // A window opened later than the press itself counts as a pop-up.
    const target = openReportWindow(t`Préparation du rapport…`);
    if (target === null) showToast({ title: say('allowPopups'), look: 'destructive' });
    else void perform(act, target);
  };

  return { running, run };
}
