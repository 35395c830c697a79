import { minutesAndSeconds } from '@constat/dictation/recorder';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HeardWord } from '../written/heard-words.ts';
import { reviewLimits } from './review-limits.ts';

/** What the physician must read although no word is marked: unrated text, and segments without text. */
export function ReviewNotes({
  words,
  hasDoubt,
}: {
  readonly words: readonly HeardWord[];
  readonly hasDoubt: boolean;
}): ReactNode {
  const { unrated, lost, isHeard } = reviewLimits(words);
  const spans = lost
    .map(
      ({ number, startMs, endMs }) => `${number} (${minutesAndSeconds(startMs)}–${minutesAndSeconds(endMs)})`,
    )
    .join(', ');
  const note = 'font-semibold text-warn';
  return (
    <output className="flex flex-col gap-1 text-sm">
      {lost.length > 0 && (
        <span className={note}>
          <Plural
            value={lost.length}
            one={`Segment non transcrit : ${spans}.`}
            other={`Segments non transcrits : ${spans}.`}
          />
        </span>
      )}
      {unrated === 'all' && hasDoubt && (
        <span className={note}>
          <Trans>
            Le moteur ne donne aucune confiance : seuls les mots proches de votre vocabulaire sont signalés.
            Relisez tout le texte.
          </Trans>
        </span>
      )}
      {unrated === 'all' && !hasDoubt && (
        <span className={note}>
          <Trans>Le moteur ne donne aucune confiance : aucun mot n’est signalé. Relisez tout le texte.</Trans>
        </span>
      )}
      {unrated === 'some' && (
        <span className={note}>
          <Trans>Le moteur ne donne aucune confiance pour une partie des mots. Relisez tout le texte.</Trans>
        </span>
      )}
      {isHeard && unrated === 'none' && !hasDoubt && (
        <span className="text-muted">
          {lost.length === 0 ? (
            <Trans>Aucun mot douteux à revoir.</Trans>
          ) : (
            <Trans>Aucun mot douteux dans ce qui a été transcrit.</Trans>
          )}
        </span>
      )}
    </output>
  );
}
