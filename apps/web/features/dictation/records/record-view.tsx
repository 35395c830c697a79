import type { Recording } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { noteReview } from '../../../shared/recording-links.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { DoubtfulReview } from '../listening/doubtful-review.tsx';
import { ReviewNotes } from '../listening/review-notes.tsx';
import { listenedWords } from '../listening/listened-words.ts';
import type { ListenedWord } from '../listening/listened-words.ts';
import {
  correctedText,
  correctedWords,
  openDoubts,
  readReview,
  writeReview,
} from '../listening/reviewed-words.ts';
import type { Reviewed } from '../listening/reviewed-words.ts';
import { WordText } from '../listening/word-text.tsx';
import { isSectionId } from '../sections.ts';
import { insertTranscript } from '../text/insert-text.ts';
import type { TextWithCursor } from '../text/insert-text.ts';
import { joinProposed } from '../vocabulary/join-proposed.ts';
import { OfferedEntryNotice } from '../vocabulary/offered-entry-notice.tsx';
import { useOfferedEntry } from '../vocabulary/use-offered-entry.ts';
import { useProposals } from '../vocabulary/use-proposals.ts';
import { rebaseChange } from '../written/rebase-change.ts';
import { RecordActions } from './record-actions.tsx';
import type { HeardPlace } from './record-player.ts';
import { RecordNotices } from './record-notices.tsx';
import { useRefreshRecordings } from './records-api.ts';
import type { SectionTarget, TextChange } from './section-target.ts';
import { useRecordPlayer } from './use-record-player.ts';
import { writeRecord } from './write-record.ts';

export interface RecordViewProps {
  readonly recording: Recording;
  readonly target: SectionTarget;
  readonly onErase: () => void;
}

interface Rewording {
  readonly before: string;
  readonly after: string;
}

/** A stored dictation: read, heard word by word, its doubtful words gone through. The report changes by a click only. */
export function RecordView({ recording, target, onErase }: RecordViewProps): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const refresh = useRefreshRecordings();
  const player = useRecordPlayer(recording.id);
  const { words, written } = useMemo(() => writeRecord(recording), [recording]);
  const [reviewed, setReviewed] = useState<Reviewed>(() => readReview(recording.reviewed));
  const proposals = useProposals(written, words, recording.reportLanguage);
  const offered = useOfferedEntry(recording.reportLanguage);
  const listened = useMemo(
    () => joinProposed(listenedWords(written, words), proposals, reviewed),
    [written, words, proposals, reviewed],
  );
  const [position, setPosition] = useState(0);
  // Corrections made here that the report does not have, in their order.
  const [offers, setOffers] = useState<readonly Rewording[]>([]);
  const doubtful = openDoubts(listened, reviewed);
  const at = Math.min(position, Math.max(0, doubtful.length - 1));
  const shown = correctedWords(listened, reviewed);
  const text = correctedText(written.text, listened, reviewed);
  const audible = recording.segments.filter(({ hasAudio }) => hasAudio).map(({ index }) => index);
  const canHear = audible.length > 0;
  const playWord = ({ at: place }: ListenedWord) => {
    if (place !== null) player.playWord(place);
  };
  const { section } = recording;
  const isReachable = isSectionId(section) && target.isOpen(section);

  if (recording.erasedAt !== null) {
    const erased = formatDay(recording.erasedAt, language);
    return (
      <EmptyState title={t`L’audio et la transcription ont été effacés le ${erased}, à leur terme`}>
        <p>
          <Trans>Ce que vous en avez gardé se lit dans le rapport.</Trans>
        </p>
      </EmptyState>
    );
  }
  const settle = (next: Reviewed) => {
    setReviewed(next);
    void noteReview(recording.id, writeReview(listened, next)).then(refresh);
  };
  const changeReport = (change: TextChange, title: string) => {
    const undo = isSectionId(section) ? target.change(section, change) : null;
    if (undo === null) {
      showToast({
        title: t`Texte laissé tel quel`,
        description: t`Vous avez réécrit ce passage; rien n’y a été changé.`,
      });
      return;
    }
    showToast({ title, action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo } });
  };
  return (
    <div className="flex flex-col gap-3">
      <RecordNotices recording={recording} onPlay={(chunk) => player.playChunks([chunk])} />
      {written.text === '' ? (
        <EmptyState title={t`Aucune parole reconnue dans cette dictée`} />
      ) : (
        <>
          {canHear && (
            <p className="text-sm text-muted">
              <Trans>
                Appuyez sur un mot pour l’entendre. Souligné ondulé : mot douteux; pointillé : laissé tel que
                dit.
              </Trans>
            </p>
          )}
          <ReviewNotes words={words} hasDoubt={doubtful.length > 0} />
          <DoubtfulReview
            doubtful={doubtful}
            position={at}
            onPosition={setPosition}
            onPlay={canHear ? playWord : undefined}
            onAccept={({ id }) => settle(new Map(reviewed).set(id, null))}
            onCorrect={(word, correction) => {
              const next = new Map(reviewed).set(word.id, correction);
              setOffers([...offers, { before: text, after: correctedText(written.text, listened, next) }]);
              settle(next);
              if (correction !== word.proposed) offered.count({ heard: word.text, corrected: correction });
              return true;
            }}
          />
          <OfferedEntryNotice offered={offered} />
          {offers.length > 0 && (
            <Notice>
              <output>
                <Trans>Corrigé dans cette dictée. Le rapport n’a pas changé.</Trans>
              </output>
              {isReachable && (
                <div className="mt-2">
                  <Button
                    size="small"
                    onClick={() => {
                      setOffers([]);
                      changeReport((present) => reword(present, offers), t`Texte modifié`);
                    }}
                  >
                    {t`Corriger aussi dans la section`}
                  </Button>
                </div>
              )}
            </Notice>
          )}
          <WordText
            words={shown}
            language={recording.reportLanguage}
            current={doubtful[at]?.id ?? null}
            heard={heardWord(shown, player.heard)}
            onPlay={canHear ? playWord : undefined}
          />
        </>
      )}
      <RecordActions
        text={text}
        isHearing={player.heard !== null}
        onPlay={canHear ? () => player.playChunks(audible) : null}
        onStop={player.stop}
        onInsert={
          isReachable
            ? () =>
                changeReport((present, cursor) => insertTranscript(present, cursor, text), t`Texte ajouté`)
            : null
        }
        onErase={onErase}
      />
    </div>
  );
}

/** Makes the rewordings that find their place; null when none does. */
function reword(present: string, rewordings: readonly Rewording[]): TextWithCursor | null {
  return rewordings.reduce<TextWithCursor | null>(
    (changed, { before, after }) => rebaseChange(changed?.text ?? present, before, after) ?? changed,
    null,
  );
}

function heardWord(words: readonly ListenedWord[], heard: HeardPlace | null): string | null {
  if (heard === null) return null;
  const { chunk, seconds } = heard;
  return words.findLast(({ at }) => at?.chunk === chunk && at.start <= seconds)?.id ?? null;
}
