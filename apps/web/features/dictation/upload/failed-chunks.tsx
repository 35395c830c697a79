import { chunksOf, failedChunks, minutesAndSeconds } from '@constat/dictation/recorder';
import type { Chunk, RecorderState } from '@constat/dictation/recorder';
import type { ErrorCode } from '@constat/contract';
import { ERRORS } from '@constat/contract/errors';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised, useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';

function FailedChunk({ chunk, onRetry }: { readonly chunk: Chunk; readonly onRetry: () => void }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const message = useMessage();
  const number = chunk.index + 1;
  const code = chunk.status.kind === 'failed' ? chunk.status.code : '';
  const reason = code in ERRORS ? localised(ERRORS[code as ErrorCode].message) : message('networkError');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span>
        <span className="block font-semibold">
          <Trans>
            Segment {number}, {minutesAndSeconds(chunk.startMs)}–{minutesAndSeconds(chunk.endMs)}
          </Trans>
        </span>
        <span className="block text-sm text-muted">
          {reason} · <Plural value={chunk.attempts} one="# tentative" other="# tentatives" />
        </span>
      </span>
      <Button
        size="small"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        aria-label={t`Réessayer le segment ${number}`}
        onClick={onRetry}
      >
        {t`Réessayer`}
      </Button>
    </li>
  );
}

/** The chunks that could not be transcribed, with a retry for each. Their audio is kept. */
export function FailedChunks({
  recorder,
  onRetry,
}: {
  readonly recorder: RecorderState;
  readonly onRetry: (index: number) => void;
}): ReactNode {
  const failed = failedChunks(chunksOf(recorder));
  if (failed.length === 0) return null;
  const isWaiting = failed.some(({ status }) => status.kind === 'failed' && status.goesOn);
  return (
    <Card role="alert" aria-labelledby="failed-chunks" className="border-danger! p-4">
      <h2 id="failed-chunks" className="font-bold text-danger">
        <Plural value={failed.length} one="# segment non transcrit" other="# segments non transcrits" />
      </h2>
      <p className="text-sm text-muted">
        <Plural
          value={failed.length}
          one="Une marque tient sa place dans le texte. L’audio est conservé sur cet appareil."
          other="Une marque tient la place de chacun dans le texte. L’audio est conservé sur cet appareil."
        />
      </p>
      {isWaiting && (
        <p className="text-sm font-semibold">
          <Trans>En attente du serveur : le texte prendra la place de sa marque de lui-même.</Trans>
        </p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {failed.map((chunk) => (
          <FailedChunk key={chunk.index} chunk={chunk} onRetry={() => onRetry(chunk.index)} />
        ))}
      </ul>
    </Card>
  );
}
