import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { ReplacedReport } from '../state/working-storage.ts';
import { useReportScreen } from './report-context.tsx';

/** The reports that were cleared or replaced on this device during the last 24 hours. */
export function ReplacedDialog({
  isOpen,
  onBringBack,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onBringBack: (entry: ReplacedReport) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const { language } = useLanguage();
  const entries = isOpen ? report.replaced() : [];
  return (
    <Dialog title={t`Textes remplacés`} isOpen={isOpen} onClose={onClose}>
      <p className="mb-3 text-muted">{t`Ce qui a été effacé ou remplacé reste sur cet appareil pendant 24 heures.`}</p>
      {entries.length === 0 ? (
        <EmptyState title={t`Rien à récupérer`} />
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {entries.map((entry) => {
            const name = entry.record.formData.patientName ?? entry.record.title ?? t`Sans nom`;
            return (
              <li key={entry.id} className="flex flex-wrap items-center justify-between gap-3 px-3 py-2">
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-muted">
                    {formatMoment(entry.replacedAt, language)}
                    {' · '}
                    <Plural
                      value={Object.keys(entry.record.formData).length}
                      one="# champ rempli"
                      other="# champs remplis"
                    />
                  </span>
                </span>
                <Button size="small" aria-label={t`Récupérer ${name}`} onClick={() => onBringBack(entry)}>
                  {t`Récupérer`}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
