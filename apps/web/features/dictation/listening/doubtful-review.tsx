import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronLeft, ChevronRight, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { ListenedWord } from './listened-words.ts';

export interface DoubtfulReviewProps {
  /** The doubtful words that are neither accepted nor corrected. */
  readonly doubtful: readonly ListenedWord[];
  readonly position: number;
  readonly onPosition: (position: number) => void;
  /** Absent where the audio is erased. */
  readonly onPlay?: ((word: ListenedWord) => void) | undefined;
  readonly onAccept: (word: ListenedWord) => void;
  /** False when the text no longer holds the word in that place. */
  readonly onCorrect: (word: ListenedWord, text: string) => boolean;
}

/** Doubtful words one by one: hear, correct, accept, go on. */
export function DoubtfulReview(props: DoubtfulReviewProps): ReactNode {
  const { t } = useLingui();
  const { doubtful, position, onPlay } = props;
  const word = doubtful[position];
  if (word === undefined) return null;
  const icon = 'size-4';
  const number = position + 1;
  const percent = Math.round((word.confidence ?? 0) * 100);
  return (
    <section
      aria-label={t`Mots douteux`}
      className="flex flex-col gap-2 rounded-control border border-line p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <output className="min-w-0 font-semibold">
          <Plural value={doubtful.length} one="# mot douteux" other="# mots douteux" />
          {' · '}
          <Trans>
            mot {number} : « {word.text} », {percent} %
          </Trans>
        </output>
        <span className="flex shrink-0">
          <IconButton
            label={t`Mot douteux précédent`}
            isUnavailable={position === 0}
            onClick={() => props.onPosition(position - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t`Mot douteux suivant`}
            isUnavailable={number === doubtful.length}
            onClick={() => props.onPosition(position + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      </div>
      <Correction key={word.id} word={word} onCorrect={props.onCorrect} />
      <div className="flex flex-wrap gap-2">
        {onPlay !== undefined && (
          <Button
            size="small"
            icon={<Volume2 aria-hidden="true" className={icon} />}
            onClick={() => onPlay(word)}
          >
            {t`Écouter le mot`}
          </Button>
        )}
        <Button
          size="small"
          icon={<Check aria-hidden="true" className={icon} />}
          onClick={() => props.onAccept(word)}
        >
          {t`Accepter le mot`}
        </Button>
      </div>
    </section>
  );
}

function Correction({
  word,
  onCorrect,
}: {
  readonly word: ListenedWord;
  readonly onCorrect: DoubtfulReviewProps['onCorrect'];
}): ReactNode {
  const { t } = useLingui();
  const [text, setText] = useState(word.text);
  const [error, setError] = useState<string>();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!onCorrect(word, text.trim())) setError(t`Ce passage a été réécrit dans le texte final.`);
      }}
    >
      <Field label={t`Correction`} error={error} className="min-w-40 flex-1">
        {(control) => (
          <input
            autoComplete="off"
            {...control}
            className={inputClass}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={text.trim() === ''}>{t`Corriger le mot`}</Button>
    </form>
  );
}
