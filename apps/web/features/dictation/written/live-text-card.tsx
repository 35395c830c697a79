import type { SpeechPace } from '@constat/contract';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import type { LiveText } from './use-written.ts';

/** Pixels from its end within which the text counts as being at it. */
const NEAR_END = 40;

/** How words come, where they do not come at each pause. */
function PaceLine({ pace }: { readonly pace: SpeechPace | null }): ReactNode {
  if (pace === 'long-pieces') return <Trans>Les mots arrivent plusieurs phrases à la fois.</Trans>;
  if (pace === 'segments') return <Trans>Le texte arrive à la fin de chaque segment.</Trans>;
  return null;
}

export interface LiveTextCardProps {
  readonly live: LiveText;
  /** Of the report. */
  readonly language: 'fr' | 'en';
  readonly pace: SpeechPace | null;
  /** While the microphone is held. */
  readonly isListening: boolean;
}

/**
 * What was recognised so far, what may still change paler, in lines of a fixed number: nothing below it moves while one
 * speaks. It stays at its end, unless the physician reads further up.
 * No live region: a screen reader would talk into the microphone.
 */
export function LiveTextCard({ live, language, pace, isListening }: LiveTextCardProps): ReactNode {
  const { settled, provisional } = live;
  const text = settled + provisional;
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (text !== '' && isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [text]);
  const follow = ({ currentTarget }: { currentTarget: HTMLDivElement }) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
  return (
    <Card aria-labelledby="live-transcript" className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="live-transcript" className="font-bold">
          <Trans>Reconnu jusqu’ici</Trans>
        </h2>
        <p className="text-sm text-muted">
          <PaceLine pace={pace} />
        </p>
      </div>
      {(text !== '' || pace !== 'segments') && (
        <div ref={box} onScroll={follow} className="mt-1 h-45 overflow-y-auto text-lg leading-7.5 lg:h-30">
          {text === '' && isListening && (
            <p className="text-muted">
              <Trans>Vos mots s’affichent ici dès que vous marquez une pause.</Trans>
            </p>
          )}
          <p lang={language} className="whitespace-pre-wrap">
            {settled}
            <span className="text-muted">{provisional}</span>
          </p>
        </div>
      )}
    </Card>
  );
}
