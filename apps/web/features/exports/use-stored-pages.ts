import { useLingui } from '@lingui/react/macro';
import { readApiBlob } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { saveFile } from '../../shared/save-file.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { failureReason } from './failure-reason.ts';
import { showsPdf } from './pdf-viewer.ts';
import { usePrintHint } from './print-hint.ts';
import { openReportWindow } from './report-window.ts';
import { showPdf } from './show-report.ts';

/** What is done with the pages of a report as they are stored. None of it rejects. */
export interface StoredPages {
  /**
   * Shows the pages in a window of their own, and prints them; false where the browser refuses the window or the pages
   * cannot be read, which is said.
   */
  readonly print: (path: string) => Promise<boolean>;
  readonly download: (path: string) => Promise<void>;
}

/** Prints or downloads a PDF that the server keeps, byte for byte. */
export function useStoredPages(): StoredPages {
  const { t } = useLingui();
  const say = useMessage();
  const hintAtPrinting = usePrintHint();
  const tell = (title: string, error: unknown): void => {
    const reason = failureReason(error);
    showToast({ title, look: 'destructive', ...(reason !== undefined && { description: reason }) });
  };
  const save = async (path: string): Promise<void> => {
    const { blob, fileName } = await readApiBlob(path);
    saveFile(blob, fileName ?? 'medical-evaluation.pdf');
  };
  return {
    print: async (path) => {
      const target = showsPdf() ? openReportWindow(t`Préparation du rapport…`) : null;
      if (target === null && showsPdf()) {
        showToast({ title: say('allowPopups'), look: 'destructive' });
        return false;
      }
      try {
        if (target === null) await save(path);
        else await showPdf(target, (await readApiBlob(path)).blob, 'print');
        hintAtPrinting(target === null ? 'downloads' : 'window');
        return true;
      } catch (error) {
        target?.close();
        tell(say('printFailed'), error);
        return false;
      }
    },
    download: async (path) => {
      try {
        await save(path);
      } catch (error) {
        tell(say('pdfFailed'), error);
      }
    },
  };
}
