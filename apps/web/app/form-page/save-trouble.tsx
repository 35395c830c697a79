import { CONFIRMED_DRAFT_DAYS } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReportState } from '../../features/report-form/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import type { ReportActs } from './use-report-acts.ts';

/** What can be done when the server does not hold the report: it stays until a save succeeds. */
export function SaveTrouble({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { t } = useLingui();
  const server = useReportState((state) => state.status.server);
  if (server !== 'conflict' && server !== 'failed') return null;
  const isConflict = server === 'conflict';
  return (
    <Notice look="danger" className="flex basis-full flex-wrap items-center justify-between gap-2 text-sm">
      <p className="font-semibold">
        {isConflict
          ? t`Ce brouillon a changé ou disparu ailleurs. Votre texte est conservé sur cet appareil.`
          : t`La dernière sauvegarde sur le serveur a échoué. Votre texte est conservé sur cet appareil.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {isConflict ? (
          <>
            <Button
              size="small"
              variant="primary"
              isPending={acts.isSaving}
              onClick={() => acts.saveDraft(CONFIRMED_DRAFT_DAYS, true)}
            >
              {t`Sauvegarder comme nouveau brouillon`}
            </Button>
            <Button size="small" onClick={acts.reloadFromServer}>
              {t`Charger la version du serveur`}
            </Button>
          </>
        ) : (
          <Button size="small" isPending={acts.isSaving} onClick={() => acts.open({ kind: 'confirmDraft' })}>
            {t`Réessayer`}
          </Button>
        )}
      </div>
    </Notice>
  );
}
