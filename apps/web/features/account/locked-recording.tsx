import { minutesAndSeconds } from '@constat/dictation/recorder';
import { useLingui } from '@lingui/react/macro';
import { Mic, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMicrophoneInUse } from '../../shared/microphone/microphone-in-use.ts';
import type { MicrophoneUse } from '../../shared/microphone/microphone-in-use.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

const TICK_MS = 500;

/** Says on the cover that a recording goes on beneath it, for how long by now, and stops it. */
export function LockedRecording(): ReactNode {
  const { t } = useLingui();
  const use = useMicrophoneInUse();
  const [wasRecording, setRecording] = useState(use !== null);
  if (use !== null && !wasRecording) setRecording(true);
  if (use === null)
    return (
      <output className="contents">
        {wasRecording && (
          <Notice className="mb-6">{t`La dictée est arrêtée. Son texte sera là quand vous déverrouillerez.`}</Notice>
        )}
      </output>
    );
  return (
    <Notice look="warn" className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <span className="flex items-center gap-2">
        <Mic aria-hidden="true" className="size-5 shrink-0 text-danger" />
        <output>{use.isPaused ? t`L’enregistrement est en pause.` : t`L’enregistrement continue.`}</output>
        <RecordedTime use={use} />
      </span>
      <Button size="small" icon={<Square aria-hidden="true" className="size-4" />} onClick={use.stop}>
        {t`Arrêter la dictée`}
      </Button>
    </Notice>
  );
}

function RecordedTime({ use }: { readonly use: MicrophoneUse }): ReactNode {
  const { t } = useLingui();
  const [ms, setMs] = useState(use.recordedMs);
  useEffect(() => {
    const timer = setInterval(() => setMs(use.recordedMs()), TICK_MS);
    return () => clearInterval(timer);
  }, [use]);
  return (
    <span role="timer" aria-label={t`Durée enregistrée`} className="font-semibold tabular-nums">
      {minutesAndSeconds(ms)}
    </span>
  );
}
