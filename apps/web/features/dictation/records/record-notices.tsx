import type { Recording } from '@constat/contract';
import { minutesAndSeconds } from '@constat/dictation/recorder';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

/** What the record lacks: audio that was erased, segments without text. */
export function RecordNotices({
  recording,
  onPlay,
}: {
  readonly recording: Recording;
  readonly onPlay: (chunk: number) => void;
}): ReactNode {
  const { language } = useLanguage();
  const { audioErasedAt, keptUntil, withAudio } = recording;
  const without = recording.segments.filter(({ state }) => state === 'failed' || state === 'missing');
  const erased = audioErasedAt === null ? '' : formatMoment(audioErasedAt, language);
  const until = keptUntil === null ? '' : formatDay(keptUntil, language);
  return (
    <>
      {withAudio === 0 && audioErasedAt !== null && (
        <Notice>
          <Trans>
            L’audio a été effacé le {erased}. Le texte reste lisible ici jusqu’au {until}; les mots ne peuvent
            plus être entendus.
          </Trans>
        </Notice>
      )}
      {without.length > 0 && (
        <Notice look="warn">
          <p className="font-semibold">
            <Plural value={without.length} one="# segment sans texte" other="# segments sans texte" />
          </p>
          <ul>
            {without.map((segment) => (
              <LostSegment key={segment.index} segment={segment} onPlay={onPlay} />
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function LostSegment({
  segment: { index, startMs, endMs, state, hasAudio },
  onPlay,
}: {
  readonly segment: Recording['segments'][number];
  readonly onPlay: (chunk: number) => void;
}): ReactNode {
  const { t } = useLingui();
  const number = index + 1;
  const span = `${minutesAndSeconds(startMs)}–${minutesAndSeconds(endMs)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-1">
      <span>
        {state === 'missing' ? (
          <Trans>
            Le segment {number} ({span}) n’est pas parvenu au serveur; l’appareil où il a été dicté peut
            encore le détenir.
          </Trans>
        ) : hasAudio ? (
          <Trans>
            Le segment {number} ({span}) n’a pas été transcrit; son audio est conservé.
          </Trans>
        ) : (
          <Trans>
            Le segment {number} ({span}) n’a pas été transcrit, et son audio est effacé.
          </Trans>
        )}
      </span>
      {hasAudio && (
        <Button
          size="small"
          icon={<Volume2 aria-hidden="true" className="size-4" />}
          onClick={() => onPlay(index)}
        >
          {t`Écouter le segment ${String(number)}`}
        </Button>
      )}
    </li>
  );
}
