import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockTime, savedAtOf, statusText, useReportState } from '../../features/report-form/index.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { usePageActions } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';

function LastSave(): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { language } = useLanguage();
  const status = useReportState((state) => state.status);
  const at = savedAtOf(status);
  if (at === null) {
    const isNowhere = status.sync.kind === 'not-saved' || status.sync.kind === 'not-kept';
    // A draft as it was read, or whose save is under way, is saved all the same.
    const text = isNowhere ? say('notSaved') : statusText({ ...status, arrival: null }, language).text;
    return <p className="text-sm text-muted">{text}</p>;
  }
  const time = clockTime(new Date(at), language);
  return <p className="text-sm text-muted">{t`Dernière sauvegarde : ${time}`}</p>;
}

/** The end of the page: when it was saved last, and the ways out. */
export function ReportFooter({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { preview, pdf, word } = usePageActions(acts);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 px-3 pt-5 sm:px-6 print:hidden">
      <LastSave />
      <div className="flex flex-wrap gap-2">
        {[preview, pdf, word].map((action) => (
          <Button
            key={action.label}
            icon={<action.Icon aria-hidden="true" className="size-4" />}
            isPending={action.isPending}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </footer>
  );
}
