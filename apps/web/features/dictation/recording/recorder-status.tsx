import {
  chunkNotice,
  chunksOf,
  failedChunks,
  minutesAndSeconds,
  progress,
  summariseRecognition,
} from '@constat/dictation/recorder';
import type { RecorderState, WaitReason } from '@constat/dictation/recorder';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useSpeechStatus } from '../engine/speech-api.ts';

/** Why the chunk that is under way does not go on, or null. */
function waitOf(recorder: RecorderState): WaitReason | null {
  const chunk = chunksOf(recorder)[(progress(recorder)?.current ?? 0) - 1];
  return chunk?.status.kind === 'waiting' ? chunk.status.reason : null;
}

function useStatusText(recorder: RecorderState, ms: number): string {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isModelMissing = useSpeechStatus().data?.state === 'model-missing';
  /** Null where nothing but a moment is waited for. */
  const waitText = (reason: WaitReason | null): string | null => {
    switch (reason) {
      case 'no-engine':
        return isModelMissing ? t`En attente d’un modèle` : t`En attente de la reconnaissance vocale`;
      case 'offline':
        return t`En attente du réseau`;
      case 'signed-out':
        return t`En attente de votre reconnexion`;
      case 'retry':
        return t`En attente du serveur : nouvelle tentative dans un instant`;
      default:
        return null;
    }
  };
  /** What is missing at the end is named, so that nobody takes the text for whole. */
  const endText = (): string => {
    const failed = failedChunks(chunksOf(recorder));
    const [first] = failed;
    if (first === undefined) return t`Transcription terminée`;
    const isWaiting = failed.some(({ status }) => status.kind === 'failed' && status.goesOn);
    const numbers = listOf(
      failed.map(({ index }) => String(index + 1)),
      language,
    );
    if (failed.length === 1)
      return isWaiting
        ? t`En attente du serveur : le segment ${numbers} n’est pas transcrit`
        : t`Le segment ${numbers} n’est pas transcrit`;
    return isWaiting
      ? t`En attente du serveur : les segments ${numbers} ne sont pas transcrits`
      : t`Les segments ${numbers} ne sont pas transcrits`;
  };
  const time = minutesAndSeconds(ms);
  switch (recorder.kind) {
    case 'idle':
    case 'failed':
      return t`Prêt`;
    case 'requesting':
      return t`Ouverture du microphone…`;
    case 'recording': {
      const notice = chunkNotice(ms - recorder.chunkStartMs);
      if (notice === 'full') return t`Segment de plus de 4 minutes : il se termine à la prochaine pause`;
      if (notice === 'nearly-full') return t`Bientôt 4 minutes : le segment se terminera à une pause`;
      return t`Enregistrement`;
    }
    case 'paused':
      return t`En pause à ${time}`;
    case 'stopping':
      return t`Fin de l’enregistrement…`;
    case 'processing':
      return waitText(waitOf(recorder)) ?? t`Transcription en cours`;
    case 'done':
      return endText();
  }
}

const listOf = (words: readonly string[], language: 'fr' | 'en'): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** What the recorder does, for how long, how sure the recognition is, how many chunks there are. */
export function RecorderStatus({
  recorder,
  ms,
}: {
  readonly recorder: RecorderState;
  readonly ms: number;
}): ReactNode {
  const { t } = useLingui();
  const text = useStatusText(recorder, ms);
  const chunks = chunksOf(recorder);
  const { wordCount, confidence } = summariseRecognition(chunks);
  const percent = confidence === null ? null : Math.round(confidence * 100);
  const count = chunks.length + ('chunkStartMs' in recorder ? 1 : 0);
  const isRecording = recorder.kind === 'recording';
  const isMissing = failedChunks(chunks).length > 0;
  return (
    <>
      <output className="flex min-h-6 items-start gap-2 font-semibold">
        <span
          aria-hidden="true"
          className={classNames(
            'mt-1.5 size-3 shrink-0 rounded-full',
            isRecording ? 'animate-pulse bg-danger' : isMissing ? 'bg-danger' : 'bg-line-strong',
          )}
        />
        {text}
      </output>
      <p role="timer" aria-label={t`Durée enregistrée`} className="text-5xl font-semibold tabular-nums">
        {minutesAndSeconds(ms)}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        <dt className="text-muted">{t`Confiance moyenne`}</dt>
        <dd>
          {wordCount === 0 ? '—' : percent === null ? t`non fournie par le moteur` : t`${percent} %`}
          {wordCount > 0 && (
            <>
              {' · '}
              <Plural value={wordCount} one="# mot" other="# mots" />
            </>
          )}
        </dd>
        <dt className="text-muted">{t`Segments`}</dt>
        <dd>{count}</dd>
      </dl>
    </>
  );
}
