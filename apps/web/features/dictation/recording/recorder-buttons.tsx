import type { RecorderState } from '@constat/dictation/recorder';
import { useLingui } from '@lingui/react/macro';
import { Mic, Pause, Play, Square } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';

export interface RecorderButtonsProps {
  readonly recorder: RecorderState;
  readonly onStart: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

/** One button that starts, pauses and resumes, and one that stops. The first keeps the focus through all states. */
export function RecorderButtons({
  recorder,
  onStart,
  onPause,
  onResume,
  onStop,
}: RecorderButtonsProps): ReactNode {
  const { t } = useLingui();
  const main = useRef<HTMLButtonElement>(null);
  const icon = 'size-5';
  const isLive = recorder.kind === 'recording' || recorder.kind === 'paused';
  const isBusy =
    recorder.kind === 'requesting' || recorder.kind === 'stopping' || recorder.kind === 'processing';
  const act =
    recorder.kind === 'recording'
      ? {
          text: t`Suspendre`,
          name: t`Suspendre l’enregistrement`,
          press: onPause,
          icon: <Pause aria-hidden="true" className={icon} />,
        }
      : recorder.kind === 'paused'
        ? {
            text: t`Reprendre`,
            name: t`Reprendre l’enregistrement`,
            press: onResume,
            icon: <Play aria-hidden="true" className={icon} />,
          }
        : {
            text: t`Démarrer`,
            name: t`Démarrer l’enregistrement`,
            press: onStart,
            icon: <Mic aria-hidden="true" className={icon} />,
          };
  return (
    <div
      ref={(row) => void (main.current = row?.querySelector('button') ?? null)}
      className="flex flex-col gap-2"
    >
      <Button
        size="large"
        variant="primary"
        icon={act.icon}
        aria-label={act.name}
        isUnavailable={isBusy}
        onClick={act.press}
      >
        {act.text}
      </Button>
      {isLive && (
        <Button
          size="large"
          icon={<Square aria-hidden="true" className="size-5 fill-current text-danger" />}
          onClick={() => {
            main.current?.focus();
            onStop();
          }}
        >
          {t`Arrêter et transcrire`}
        </Button>
      )}
    </div>
  );
}
