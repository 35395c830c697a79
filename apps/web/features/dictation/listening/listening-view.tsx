import type { WrittenText } from '@constat/dictation/written';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { rebaseChange } from '../written/rebase-change.ts';
import type { HeardWord } from '../written/heard-words.ts';
import { DoubtfulReview } from './doubtful-review.tsx';
import { doubtfulWords, listenedWords } from './listened-words.ts';
import { useWordPlayer } from './use-word-player.ts';
import { WordText } from './word-text.tsx';

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
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [position, setPosition] = useState(0);
  // What stands in the editor for this dictation, corrected words included.
  const [corrected, setCorrected] = useState<ReadonlyMap<string, string>>(new Map());
  const play = useWordPlayer(recordingId);
  const listened = useMemo(() => listenedWords(written, words), [written, words]);
  const doubtful = doubtfulWords(listened).filter(({ id }) => !settled.includes(id));
  const at = Math.min(position, Math.max(0, doubtful.length - 1));
  const settle = (id: string) => setSettled([...settled, id]);
  const textWith = (texts: ReadonlyMap<string, string>) =>
    listened.map((word) => word.space + (texts.get(word.id) ?? word.text)).join('') +
    written.text.slice(listened.at(-1)?.end ?? 0);
  const shown = listened.map((word) => {
    const text = corrected.get(word.id);
    return text === undefined ? word : { ...word, text, marks: [] };
  });
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
      <DoubtfulReview
        doubtful={doubtful}
        position={at}
        onPosition={setPosition}
        onPlay={play}
        onAccept={({ id }) => settle(id)}
        onCorrect={(word, text) => {
          const next = new Map(corrected).set(word.id, text);
          if (!onChangeText((present) => rebaseChange(present, textWith(corrected), textWith(next))))
            return false;
          setCorrected(next);
          settle(word.id);
          return true;
        }}
      />
      <WordText words={shown} language={language} current={doubtful[at]?.id ?? null} onPlay={play} />
    </Card>
  );
}
