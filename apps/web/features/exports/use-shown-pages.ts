import { useLingui } from '@lingui/react/macro';
import { useMessage } from '../../shared/i18n/localised.ts';
import { saveFile } from '../../shared/save-file.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { failureReason } from './failure-reason.ts';
import { showsPdf } from './pdf-viewer.ts';
import { openReportWindow } from './report-window.ts';
import { showPdf } from './show-report.ts';

/**
 * Shows a PDF in a window of its own, or hands it over as a file of that name where the browser shows none. Never rejects:
 * what fails is said.
 */
export function useShownPages(): (read: () => Promise<Blob>, fileName: string) => Promise<void> {
  const { t } = useLingui();
  const say = useMessage();
  return async (read, fileName) => {
    const target = showsPdf() ? openReportWindow(t`Préparation des pages…`) : null;
    if (target === null && showsPdf()) {
      showToast({ title: say('allowPopups'), look: 'destructive' });
      return;
    }
    try {
      const pages = await read();
      if (target === null) saveFile(pages, fileName);
      else await showPdf(target, pages, 'preview');
    } catch (error) {
      target?.close();
      const reason = failureReason(error);
      const title = t`Les pages n’ont pas pu être préparées`;
      showToast({ title, look: 'destructive', ...(reason !== undefined && { description: reason }) });
    }
  };
}
