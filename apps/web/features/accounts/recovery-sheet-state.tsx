import type { RecoverySheetsAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useRecoverySheets } from './recovery-sheet-api.ts';

/** Whether somebody has a recovery sheet on paper, and of when it is. */
export function SheetState({ sheets }: Pick<RecoverySheetsAnswer, 'sheets'>): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const confirmed = sheets.filter(({ confirmedAt }) => confirmedAt !== null);
  const shown = sheets.find(({ confirmedAt }) => confirmedAt === null);
  const shownAt = shown === undefined ? '' : formatMoment(shown.madeAt, language);
  return (
    <div className="space-y-3">
      {confirmed.length === 0 && (
        <Notice look="warn">
          {t`Aucune feuille de récupération n’a été imprimée : si cet ordinateur est perdu ou brisé, personne ne pourra lire vos copies.`}
        </Notice>
      )}
      {shown !== undefined && (
        <Notice look="warn">
          {t`Une feuille a été affichée le ${shownAt}, sans que son code soit confirmé. Elle ouvre vos copies tant qu’aucune autre n’est affichée.`}
        </Notice>
      )}
      {confirmed.length > 0 && (
        <ul className="space-y-1">
          {confirmed.map(({ id, madeAt }) => {
            const moment = formatMoment(madeAt, language);
            return <li key={id}>{t`Feuille imprimée le ${moment} : valable.`}</li>;
          })}
        </ul>
      )}
    </div>
  );
}

/** The same, read from the server. */
export function RecoverySheetState(): ReactNode {
  const { data, error, refetch } = useRecoverySheets();
  if (data !== undefined) return <SheetState sheets={data.sheets} />;
  return error === null ? <LoadingLine /> : <LoadingFailure error={error} onRetry={() => void refetch()} />;
}
