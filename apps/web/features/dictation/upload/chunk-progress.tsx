import { chunksOf, progress } from '@constat/dictation/recorder';
import type { RecorderState, WaitReason } from '@constat/dictation/recorder';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useMissingModel } from '../engine/speech-api.ts';

function WaitText({ reason }: { readonly reason: WaitReason }): ReactNode {
  const model = useMissingModel();
  switch (reason) {
    case 'retry':
    case 'busy':
      return <Trans>En attente du serveur : nouvelle tentative dans un instant.</Trans>;
    case 'offline':
      return (
        <Trans>
          Hors ligne. L’audio est conservé sur cet appareil; l’envoi reprendra dès le retour du réseau.
        </Trans>
      );
    case 'signed-out':
      return (
        <Trans>
          Votre session est expirée. L’audio est conservé; l’envoi reprendra dès que vous serez reconnecté.
        </Trans>
      );
    case 'no-engine':
      if (model !== null)
        return (
          <Trans>
            L’audio est conservé sur cet appareil. Il manque un modèle de reconnaissance vocale : installez{' '}
            {model}, et la transcription reprendra d’elle-même.
          </Trans>
        );
      return (
        <Trans>
          La reconnaissance vocale n’est pas disponible. L’audio est conservé sur cet appareil et pourra être
          transcrit plus tard.
        </Trans>
      );
  }
}

export interface ChunkProgressProps {
  readonly recorder: RecorderState;
  readonly onResume: () => void;
  readonly onCancel: () => void;
}

/** Which chunk is being transcribed, what it waits for, and the way to give up without losing the audio. */
export function ChunkProgress({ recorder, onResume, onCancel }: ChunkProgressProps): ReactNode {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const under = progress(recorder);
  if (under === null) return null;
  const { current, total } = under;
  const chunk = chunksOf(recorder)[current - 1];
  const wait = chunk?.status.kind === 'waiting' ? chunk.status.reason : null;
  const isProcessing = recorder.kind === 'processing';
  return (
    <section aria-label={t`Progression de la transcription`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">
          <Trans>
            Segment {current} de {total}
          </Trans>
        </p>
        {isProcessing && wait !== 'no-engine' && (
          <Button size="small" onClick={() => setAsking(true)}>{t`Annuler la transcription`}</Button>
        )}
      </div>
      <progress
        aria-label={t`Segments transcrits`}
        max={total}
        value={current - 1}
        className="h-2 w-full overflow-hidden rounded-full [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {wait !== null && (
        <Notice look={wait === 'retry' || wait === 'busy' ? 'info' : 'warn'}>
          <output>
            <WaitText reason={wait} />
          </output>
          {(wait === 'no-engine' || wait === 'signed-out') && (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" onClick={onResume}>{t`Réessayer maintenant`}</Button>
              {isProcessing && (
                <Button size="small" onClick={onCancel}>{t`Garder l’audio pour plus tard`}</Button>
              )}
            </div>
          )}
        </Notice>
      )}
      <ConfirmDialog
        title={t`Annuler la transcription`}
        isOpen={isAsking}
        confirmLabel={t`Annuler la transcription`}
        cancelLabel={t`Continuer`}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
      >
        <p>
          <Trans>
            Le texte de cet enregistrement ne sera pas ajouté. L’audio reste sur cet appareil et vous sera
            proposé de nouveau ici.
          </Trans>
        </p>
      </ConfirmDialog>
    </section>
  );
}
