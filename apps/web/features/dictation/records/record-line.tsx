import type { RecordingItem } from '@constat/contract';
import { Plural, useLingui } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useLength } from '../use-length.ts';
import { readRecording } from './records-api.ts';
import { useRecordPlayer } from './use-record-player.ts';

/** A dictation in one line, to be heard where it is listed. */
export function RecordLine({ recording }: { readonly recording: RecordingItem }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const lengthOf = useLength();
  const { id, startedAt, durationMs, doubtful, withAudio } = recording;
  const { heard, playChunks, stop } = useRecordPlayer(id);
  const time = formatTime(startedAt, language);
  const day = formatDay(startedAt, language);
  const play = (): void => {
    readRecording(id).then(
      ({ segments }) => playChunks(segments.filter(({ hasAudio }) => hasAudio).map(({ index }) => index)),
      () => showToast({ title: t`L’audio n’a pas pu être lu`, look: 'destructive' }),
    );
  };
  return (
    <li className="flex min-h-9 items-center gap-2 text-[15px] leading-snug">
      {withAudio > 0 ? (
        <IconButton
          label={heard === null ? t`Écouter la dictée de ${time}, ${day}` : t`Arrêter l’écoute`}
          onClick={heard === null ? play : stop}
          className="size-8 border border-line-strong max-sm:size-11"
        >
          {heard === null ? (
            <Play aria-hidden="true" className="size-3.5" />
          ) : (
            <Square aria-hidden="true" className="size-3.5" />
          )}
        </IconButton>
      ) : (
        <span className="w-8 text-center text-muted" title={t`L’audio a été effacé`}>
          —<span className="sr-only">{t`L’audio a été effacé`}</span>
        </span>
      )}
      <span className="tabular-nums">
        {day}, {time} · {lengthOf(durationMs)}
      </span>
      {doubtful > 0 && (
        <span className="ml-auto text-sm font-semibold text-warn">
          <Plural value={doubtful} one="# mot douteux" other="# mots douteux" />
        </span>
      )}
    </li>
  );
}
