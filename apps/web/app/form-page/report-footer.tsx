import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockTime, useReportState } from '../../features/report-form/index.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localized.ts';
import { Button } from '../../shared/ui/button.tsx';
import { usePageActions } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';

function LastSave(): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { language } = useLanguage();
  const last = useReportState((state) => state.status.last);
  const deviceSavedAt = useReportState((state) => state.status.deviceSavedAt);
  const at = last.kind === 'saved' ? last.at : deviceSavedAt;
  if (at === null) return <p className="text-sm text-muted">{say('notSaved')}</p>;
  const time = clockTime(new Date(at), language);
  return <p className="text-sm text-muted">{t`Dernière sauvegarde : ${time}`}</p>;
}

/** The end of the page: when it was saved last, and the ways out. */
export function ReportFooter({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { preview, pdf, word } = usePageActions(acts);
  return (
    <footer className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 print:hidden">
      <LastSave />
      <div className="flex flex-wrap gap-2">
        {[preview, pdf, word].map(({ label, Icon, isPending, onPress }) => (
          <Button
            key={label}
            icon={<Icon aria-hidden="true" className="size-4" />}
            isPending={isPending}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </footer>
  );
}
