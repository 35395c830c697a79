import type { WrittenText } from '@constat/dictation/written';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, useEffect } from 'react';
import type { ReactNode } from 'react';
import { noteReview } from '../../../shared/recording-links.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useRefreshRecordings } from '../records/records-api.ts';
import { joinProposed } from '../vocabulary/join-proposed.ts';
import { OfferedEntryNotice } from '../vocabulary/offered-entry-notice.tsx';
import { useOfferedEntry } from '../vocabulary/use-offered-entry.ts';
import { useProposals } from '../vocabulary/use-proposals.ts';
import { rebaseChange } from '../written/rebase-change.ts';
import type { HeardWord } from '../written/heard-words.ts';
import { DoubtfulReview } from './doubtful-review.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { listenedWords } from './listened-words.ts';
import { correctedText, correctedWords, openDoubts, writeReview } from './reviewed-words.ts';
import type { Reviewed } from './reviewed-words.ts';
import { WordText } from './word-text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { ListenedWord } from './listened-words.ts';
import { createWordPlayer } from './play-word.ts';

/** Plays the audio of words, and says why when there is nothing to hear. */
function useWordPlayer(recordingId: string): (word: ListenedWord) => void {
  const { t } = useLingui();
  const [player] = useState(createWordPlayer);
  useEffect(() => () => player.stop(), [player]);
  return ({ at }) => {
    if (at === null) {
      showToast({
        title: t`Ce mot n’a pas été dit`,
        description: t`Il vient d’une commande ou d’une marque.`,
      });
      return;
    }
    void player.play({ recordingId, ...at }).then((outcome) => {
      if (outcome === 'erased')
        showToast({ title: t`L’audio a été effacé`, description: t`Le texte reste.` });
      if (outcome === 'failed') showToast({ title: t`L’audio n’a pas pu être lu`, look: 'destructive' });
    });
  };
}

export interface ListeningViewProps {
  readonly recordingId: string;
  readonly written: WrittenText;
  readonly words: readonly HeardWord[];
  readonly language: 'fr' | 'en';
  /** Changes the final text where the change can be placed; false when it cannot. */
  readonly onChangeText: (
    change: (text: string) => { readonly text: string; readonly cursor: number } | null,
  ) => boolean;
}

/** The last dictation beside the editor, read-only: every word can be heard, the doubtful ones are gone through. */
export function ListeningView({
  recordingId,
  written,
  words,
  language,
  onChangeText,
}: ListeningViewProps): ReactNode {
  // The word that is looked at, and where it stood: the next one takes its place once it is settled.
  const [current, setCurrent] = useState<{ readonly id: string | null; readonly position: number }>({
    id: null,
    position: 0,
  });
  // What stands in the editor for this dictation, corrected words included.
  const [reviewed, setReviewed] = useState<Reviewed>(new Map());
  const refresh = useRefreshRecordings();
  const play = useWordPlayer(recordingId);
  const proposals = useProposals(written, words, language);
  const offered = useOfferedEntry(language);
  const listened = useMemo(
    () => joinProposed(listenedWords(written, words), proposals, reviewed),
    [written, words, proposals, reviewed],
  );
  const doubtful = openDoubts(listened, reviewed);
  // More words become doubtful once the lexicon is there: the one that is looked at stays.
  const held = doubtful.findIndex(({ id }) => id === current.id);
  const at = held === -1 ? Math.min(current.position, Math.max(0, doubtful.length - 1)) : held;
  const hold = (position: number) => setCurrent({ id: doubtful[position]?.id ?? null, position });
  const settle = (next: Reviewed) => {
    setReviewed(next);
    void noteReview(recordingId, writeReview(listened, next)).then(refresh);
  };
  const textWith = (texts: Reviewed) => correctedText(written.text, listened, texts);
  return (
    <Card aria-labelledby="listening-view" className="flex flex-col gap-3 p-4">
      <div>
        <h2 id="listening-view" className="font-bold">
          <Trans>Réécoute</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>
            Appuyez sur un mot pour l’entendre. Souligné ondulé : mot douteux; pointillé : laissé tel que dit.
          </Trans>
        </p>
      </div>
      <ReviewNotes words={words} hasDoubt={doubtful.length > 0} />
      <DoubtfulReview
        doubtful={doubtful}
        position={at}
        onPosition={hold}
        onPlay={play}
        onAccept={({ id }) => settle(new Map(reviewed).set(id, null))}
        onCorrect={(word, text) => {
          const next = new Map(reviewed).set(word.id, text);
          if (!onChangeText((present) => rebaseChange(present, textWith(reviewed), textWith(next))))
            return false;
          settle(next);
          if (text !== word.proposed) offered.count({ heard: word.text, corrected: text });
          return true;
        }}
      />
      <OfferedEntryNotice offered={offered} />
      <WordText
        words={correctedWords(listened, reviewed)}
        language={language}
        current={doubtful[at]?.id ?? null}
        onPlay={play}
      />
    </Card>
  );
}
