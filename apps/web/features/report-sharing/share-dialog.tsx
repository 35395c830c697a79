import type { ReportAssistant } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeFailure } from '../../shared/api/client.ts';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useChangeShare, useReportAssistants } from './sharing-api.ts';
import type { ShareChange } from './sharing-api.ts';

function AssistantRow({
  assistant,
  pending,
  onChange,
}: {
  readonly assistant: ReportAssistant;
  /** What is on its way to the server; undefined where nothing is. */
  readonly pending: ShareChange['share'] | undefined;
  readonly onChange: (share: ShareChange['share']) => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { displayName, username, share } = assistant;
  const isBusy = pending !== undefined;
  const since = share === null ? '' : formatDay(share.since, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-40 flex-1">
        <p className="leading-tight font-semibold break-words">{displayName}</p>
        <p className="text-sm text-muted">
          {username}
          {share !== null && <> · {t`partagé depuis le ${since}`}</>}
        </p>
        {share !== null && (
          <label className="mt-1 flex min-h-9 items-center gap-2.5 max-sm:min-h-11">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={(pending ?? share).mayHearAudio}
              // One that is disabled would lose the focus.
              onChange={() => {
                if (!isBusy) onChange({ mayHearAudio: !share.mayHearAudio });
              }}
            />
            <span>
              {t`Peut écouter les enregistrements`}
              <span className="sr-only"> : {displayName}</span>
            </span>
          </label>
        )}
      </div>
      <Button
        variant={share === null ? 'primary' : 'secondary'}
        isPending={isBusy}
        className="max-sm:min-h-11"
        onClick={() => onChange(share === null ? { mayHearAudio: false } : null)}
      >
        <span>
          {share === null ? t`Partager` : t`Retirer le partage`}
          <span className="sr-only"> : {displayName}</span>
        </span>
      </Button>
    </li>
  );
}

/** Whom the report is shared with. Each press holds at once. */
export function ShareDialog({
  isOpen,
  formId,
  onClose,
}: {
  readonly isOpen: boolean;
  /** Where the report is saved; null where it is not. */
  readonly formId: string | null;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useReportAssistants(formId, isOpen);
  const changing = useChangeShare(formId);
  const change = changing.isPending ? changing.variables : undefined;
  return (
    <Dialog
      title={t`Partager ce rapport`}
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t`Fermer`}</Button>}
    >
      {formId === null ? (
        <p>
          <Trans>Sauvegardez d’abord le rapport en brouillon; il se partage ensuite.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              La personne choisie lit ce rapport, y tape et l’exporte à votre nom. Elle ne peut ni l’effacer,
              ni en faire une copie, ni le partager. Ce qu’elle fait est inscrit à votre journal.
            </Trans>
          </p>
          {changing.error !== null && (
            <Notice look="danger" className="mt-3">
              {describeFailure(changing.error)}
            </Notice>
          )}
          {error !== null ? (
            <LoadingFailure error={error} onRetry={() => void refetch()} />
          ) : data === undefined ? (
            <LoadingLine className="py-8" />
          ) : data.length === 0 ? (
            <EmptyState title={t`Aucun compte d’adjoint ou d’adjointe`}>
              <p>
                <Trans>Qui administre l’installation en ajoute un à la page Comptes.</Trans>
              </p>
            </EmptyState>
          ) : (
            <ul className="mt-2 divide-y divide-line" aria-label={t`Adjoints et adjointes`}>
              {data.map((assistant) => (
                <AssistantRow
                  key={assistant.id}
                  assistant={assistant}
                  pending={change?.assistantId === assistant.id ? change.share : undefined}
                  onChange={(share) => changing.mutate({ assistantId: assistant.id, share })}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  );
}
