import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiSend } from '../../shared/api/client.ts';
import { useIsDictating, useMicrophoneInUse } from '../../shared/microphone/microphone-in-use.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { announceQuit } from './quit-state.ts';

/** What this browser has that the server does not have whole. */
export interface OnlyHere {
  readonly reports: number;
  readonly recordings: number;
}

/** What becomes of what is written. */
function WhatIsKept({ onlyHere }: { readonly onlyHere: OnlyHere | 'signed-out' }): ReactNode {
  const { t } = useLingui();
  if (onlyHere === 'signed-out') return <p>{t`Ce qui est enregistré reste sur cet ordinateur.`}</p>;
  const { reports, recordings } = onlyHere;
  if (reports === 0 && recordings === 0) return <p>{t`Tout est enregistré.`}</p>;
  return (
    <Notice look="warn">
      {reports > 0 && (
        <p>
          {t`${plural(reports, { one: '# rapport n’est pas encore enregistré en entier.', other: '# rapports ne sont pas encore enregistrés en entier.' })}`}
        </p>
      )}
      {recordings > 0 && (
        <p>
          {t`${plural(recordings, { one: '# dictée n’est pas encore enregistrée en entier.', other: '# dictées ne sont pas encore enregistrées en entier.' })}`}
        </p>
      )}
      <p>
        {t`Rien n’est perdu\u00A0: ce navigateur garde le reste, chiffré. Vous le retrouverez sous «\u00A0Sur cet appareil\u00A0» quand vous rouvrirez Constat.`}
      </p>
    </Notice>
  );
}

/**
 * Asks once, then has the server end.
 * @param onlyHere null while it is looked for
 */
export function QuitDialog({
  onlyHere,
  onClose,
}: {
  readonly onlyHere: OnlyHere | 'signed-out' | null;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const isDictating = useIsDictating();
  const recording = useMicrophoneInUse();
  const quitting = useMutation({
    mutationFn: () => apiSend<void>('POST', '/api/launcher/quit'),
    onSuccess: announceQuit,
  });
  return (
    <Dialog
      title={t`Quitter Constat?`}
      isOpen
      onClose={onClose}
      role="alertdialog"
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          {!isDictating && (
            <Button
              variant="primary"
              isPending={quitting.isPending}
              isUnavailable={onlyHere === null}
              onClick={() => quitting.mutate()}
            >
              {t`Quitter Constat`}
            </Button>
          )}
        </>
      }
    >
      {isDictating ? (
        <div className="space-y-3">
          <p>{t`Une dictée est en cours. Arrêtez-la d’abord.`}</p>
          {recording === null ? (
            <LoadingLine />
          ) : (
            // Nothing may lie over a recording without a way to stop it.
            <Button onClick={recording.stop}>{t`Arrêter la dictée`}</Button>
          )}
        </div>
      ) : (
        <div className="space-y-3">
          {onlyHere === null ? <LoadingLine /> : <WhatIsKept onlyHere={onlyHere} />}
          <p className="text-muted">{t`Constat s’arrête sur cet ordinateur, dans toutes ses fenêtres.`}</p>
          {quitting.error !== null && <Notice look="danger">{quitting.error.message}</Notice>}
        </div>
      )}
    </Dialog>
  );
}
