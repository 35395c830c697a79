import { Trans, useLingui } from '@lingui/react/macro';
import { Laptop } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WorkingRecord } from '../../features/report-form/index.kept-reports.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DiscardReportDialog } from './discard-report-dialog.tsx';
import { takeUpReport, useUnsavedReports } from './unsaved-on-device.ts';

/** The reports of this physician that lie on this device alone, each with a press to go on with it; nothing without. */
export function UnsavedReports({
  owner,
  onChosen,
}: {
  readonly owner: string;
  /** That report is the one of this tab now. */
  readonly onChosen: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [doomed, setDoomed] = useState<WorkingRecord | null>(null);
  const { data = [] } = useUnsavedReports(owner);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="unsaved-reports" className="rounded-card border border-warn bg-warn-soft p-4">
      <h2 id="unsaved-reports" className="flex items-center gap-2 font-bold">
        <Laptop aria-hidden="true" className="size-5" />
        <Trans>Sur cet appareil</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>Le serveur n’a pas ces rapports, ou n’en a pas les derniers mots.</Trans>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {data.map(({ record, title }) => {
          const name = title || t`Sans nom`;
          return (
            <li key={record.reportId} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <p className="min-w-0 flex-1 basis-48">
                <strong className="block break-words">{name}</strong>
                <span className="text-sm text-muted">{formatMoment(record.savedAt, language)}</span>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="primary"
                  aria-label={t`Reprendre ${name}`}
                  onClick={() => void takeUpReport(owner, record.reportId).then(onChosen)}
                >
                  {t`Reprendre`}
                </Button>
                <Button variant="ghost" aria-label={t`Supprimer ${name}`} onClick={() => setDoomed(record)}>
                  {t`Supprimer`}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <DiscardReportDialog owner={owner} record={doomed} onClose={() => setDoomed(null)} />
    </section>
  );
}
