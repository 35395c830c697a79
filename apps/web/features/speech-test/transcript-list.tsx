import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatTime } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';

export interface FinalTranscript {
  readonly text: string;
  /** ISO-8601. */
  readonly at: string;
}

/** What was settled, each with its time. */
export function TranscriptList({
  finals,
  tag,
  onClear,
}: {
  readonly finals: readonly FinalTranscript[];
  readonly tag: string;
  readonly onClear: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <section aria-labelledby="final-speech">
      <div className="flex items-center justify-between">
        <h2 id="final-speech" className="font-bold">
          <Trans>Transcriptions</Trans>
        </h2>
        {finals.length > 0 && (
          <Button size="small" variant="ghost" onClick={onClear}>
            {t`Effacer la liste`}
          </Button>
        )}
      </div>
      {finals.length === 0 ? (
        <p className="text-muted">
          <Trans>Ce que vous direz paraîtra ici.</Trans>
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {finals.map(({ text, at }) => (
            <li key={at + text} className="flex gap-3 py-1.5">
              <time dateTime={at} className="shrink-0 text-muted tabular-nums">
                {formatTime(at, language)}
              </time>
              <span lang={tag}>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
