import { useState } from 'react';
import { readApiBlob } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localized.ts';
import { saveFile } from '../../shared/save-file.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { showsPdf } from './pdf-viewer.ts';
import { usePrintHint } from './print-hint.ts';
import { openReportWindow } from './report-window.ts';

/** PDFs that the server keeps, handed over as they are. */
interface StoredFiles {
  /** The path of the file under way; another one waits for it. */
  readonly running: string | null;
  readonly download: (path: string) => void;
  /** Opens the print dialog over the file, or downloads it where the browser shows no PDF. */
  readonly print: (path: string) => void;
}

const FALLBACK_NAME = 'medical-evaluation.pdf';

/**
 * Downloads and prints PDFs that the server keeps.
 * @param preparing what a window says until its file is there
 */
export function useStoredFiles(preparing: string): StoredFiles {
  const say = useMessage();
  const hintAtPrinting = usePrintHint();
  const [running, setRunning] = useState<string | null>(null);
  const attempt = async (
    path: string,
    failure: 'pdfFailed' | 'printFailed',
    work: () => Promise<void>,
  ): Promise<void> => {
    setRunning(path);
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? { description: error.message } : {};
      showToast({ title: say(failure), look: 'destructive', ...reason });
    } finally {
      setRunning(null);
    }
  };
  const save = async (path: string): Promise<void> => {
    const { blob, fileName } = await readApiBlob(path);
    saveFile(blob, fileName ?? FALLBACK_NAME);
  };
  return {
    running,
    download: (path) => {
      if (running === null) void attempt(path, 'pdfFailed', () => save(path));
    },
    print: (path) => {
      if (running !== null) return;
      if (!showsPdf()) {
        void attempt(path, 'printFailed', async () => {
          await save(path);
          hintAtPrinting('downloads');
        });
        return;
      }
      // A window opened later than the press itself counts as a pop-up.
      const target = openReportWindow(preparing);
      if (target === null) {
        showToast({ title: say('allowPopups'), look: 'destructive' });
        return;
      }
      void attempt(path, 'printFailed', async () => {
        try {
          const [{ showPdf }, { blob }] = await Promise.all([import('./show-report.ts'), readApiBlob(path)]);
          await showPdf(target, blob, 'print');
          hintAtPrinting('window');
        } catch (error) {
          target.close();
          throw error;
        }
      });
    },
  };
}
