import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WorkingRecord } from '../../features/report-form/kept-reports.ts';
import { newKey } from '../../shared/api/new-key.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { tabPlaceOf } from '../../shared/kept-reports.ts';
import { isHeldElsewhere, lookForHeldReports } from '../../shared/report-holds.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { showToast } from '../../shared/ui/toast.ts';

const UNSAVED = 'unsaved-reports';

/** What reads kept reports carries the catalogue of fields: it comes when it is needed. */
async function openStorage(owner: string) {
  const { WorkingStorage } = await import('../../features/report-form/kept-reports.ts');
  return new WorkingStorage({
    device: deviceOf(owner),
    tab: tabPlaceOf(owner),
    now: () => Date.now(),
  });
}

async function readUnsaved(owner: string): Promise<readonly WorkingRecord[]> {
  await lookForHeldReports();
  const storage = await openStorage(owner);
  return storage.unsaved().filter(({ reportId }) => !isHeldElsewhere(reportId));
}

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
  const client = useQueryClient();
  const [doomed, setDoomed] = useState<WorkingRecord | null>(null);
  const { data = [] } = useQuery({
    queryKey: [UNSAVED, owner],
    queryFn: () => readUnsaved(owner),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  if (data.length === 0) return null;
  const nameOf = ({ formData, title }: WorkingRecord): string =>
    (formData.patientName ?? '').trim() || title || t`Sans nom`;
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
        {data.map((record) => (
          <li key={record.reportId} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <p className="min-w-0 flex-1 basis-48">
              <strong className="block break-words">{nameOf(record)}</strong>
              <span className="text-sm text-muted">{formatMoment(record.savedAt, language)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                aria-label={t`Reprendre ${nameOf(record)}`}
                onClick={() =>
                  void import('../report-session.ts').then(({ closeReportSession }) => {
                    closeReportSession();
                    tabPlaceOf(owner).write(record.reportId);
                    onChosen();
                  })
                }
              >
                {t`Reprendre`}
              </Button>
              <Button
                variant="ghost"
                aria-label={t`Supprimer ${nameOf(record)}`}
                onClick={() => setDoomed(record)}
              >
                {t`Supprimer`}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t`Supprimer le rapport de cet appareil`}
        isOpen={doomed !== null}
        isDangerous
        confirmLabel={t`Supprimer`}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          const record = doomed;
          setDoomed(null);
          if (record === null) return;
          void openStorage(owner).then(async (storage) => {
            if (!(await storage.discard(record, newKey())))
              showToast({ title: t`Le rapport n’a pas pu être supprimé`, look: 'destructive' });
            return client.invalidateQueries({ queryKey: [UNSAVED] });
          });
        }}
      >
        <p>
          <Trans>
            Aucun serveur n’a ce rapport. Il peut être retrouvé pendant 24 heures dans les textes remplacés du
            formulaire.
          </Trans>
        </p>
      </ConfirmDialog>
    </section>
  );
}
