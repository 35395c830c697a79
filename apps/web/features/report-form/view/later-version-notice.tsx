import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useReportScreen, useReportState } from './report-context.tsx';

/** Offers what the present form adds to a report that was begun with an earlier one; nothing where there is none. */
export function LaterVersionNotice(): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const [isAsked, setAsked] = useState(false);
  const later = useSyncExternalStore(report.subscribe, () => report.laterType);
  const isWithoutRegions = useReportState(
    ({ type }) => later !== null && later.regions.length > type.regions.length,
  );
  if (later === null) return null;
  const label = isWithoutRegions ? t`Ajouter ces régions` : t`Ajouter ces champs`;
  return (
    <Notice className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <p className="min-w-0 flex-1 basis-64">
        {isWithoutRegions
          ? t`Ce rapport a été commencé avec un formulaire antérieur, sans le cou ni les membres supérieurs. Il reste complet tel quel.`
          : t`Ce rapport a été commencé avec un formulaire antérieur, sans la liste des documents consultés, la discussion ni les détails de la demande et des présences. Il reste complet tel quel.`}
      </p>
      <Button size="small" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={t`Passer au formulaire actuel`}
        isOpen={isAsked}
        confirmLabel={label}
        onConfirm={() => {
          setAsked(false);
          report.raise();
        }}
        onClose={() => setAsked(false)}
      >
        <p>{t`Tout ce qui est écrit reste où il est. Le rapport ne revient pas ensuite au formulaire antérieur.`}</p>
      </ConfirmDialog>
    </Notice>
  );
}
