import { CONFIRMED_DRAFT_DAYS } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { showConflicts, useReportState } from '../../features/report-form/index.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { ReportActs } from './use-report-acts.ts';

/** What can be done where the server does not hold the report as it stands; the status line says why. */
export function SaveFailure({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { t } = useLingui();
  const isAssistant = useIsAssistant();
  const { sync, failure } = useReportState((state) => state.status);
  const reason = sync.kind === 'device-only' || sync.kind === 'stopped' ? sync.reason : null;
  const retry = (onPress: () => void): ReactNode => (
    <Button size="small" isPending={acts.isSaving} onClick={onPress}>
      {t`Réessayer`}
    </Button>
  );
  const button = (): ReactNode => {
    if (sync.kind === 'conflict')
      return (
        <Button size="small" variant="primary" onClick={showConflicts}>
          {t`Voir les deux textes`}
        </Button>
      );
    if (failure !== null) return retry(acts.askToSave);
    if (sync.kind === 'not-kept') return retry(acts.trySaving);
    switch (reason) {
      case 'gone':
      case 'expired':
      case 'final':
      case 'signed':
        // An assistant makes no draft.
        return isAssistant ? null : (
          <Button
            size="small"
            variant="primary"
            isPending={acts.isSaving}
            onClick={() => acts.saveDraft(CONFIRMED_DRAFT_DAYS, true)}
          >
            {t`Sauvegarder comme nouveau brouillon`}
          </Button>
        );
      case 'server-newer':
        return (
          <Button size="small" variant="primary" onClick={acts.reloadPage}>
            {t`Recharger la page`}
          </Button>
        );
      case 'offline':
      case 'no-answer':
      case 'server-error':
        return retry(acts.trySaving);
      default:
        return null;
    }
  };
  return button();
}
