import type { Recording } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useRecordPlayer } from './use-record-player.ts';
import { writeRecord } from './write-record.ts';

/** A dictation of somebody else: its words as they were written, and its sound. Nothing of it is changed. */
export function HeardRecord({ recording }: { readonly recording: Recording }): ReactNode {
  const { t } = useLingui();
  const player = useRecordPlayer(recording.id);
  const { written } = useMemo(() => writeRecord(recording), [recording]);
  const audible = recording.segments.filter(({ hasAudio }) => hasAudio).map(({ index }) => index);
  return (
    <>
      {audible.length > 0 && (
        <div>
          <Button
            icon={<Play aria-hidden="true" className="size-4" />}
            onClick={() => player.playChunks(audible)}
          >
            {t`Écouter`}
          </Button>
        </div>
      )}
      {written.text === '' ? (
        <EmptyState title={t`Aucune parole reconnue dans cette dictée`} />
      ) : (
        <p className="whitespace-pre-line">{written.text}</p>
      )}
      {audible.length === 0 && (
        <p className="text-sm text-muted">
          <Trans>Le son de cette dictée n’est plus gardé.</Trans>
        </p>
      )}
    </>
  );
}
