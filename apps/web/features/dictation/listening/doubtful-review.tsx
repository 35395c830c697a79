import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookOpenCheck, Check, ChevronLeft, ChevronRight, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { ListenedWord } from './listened-words.ts';
import { useProposalKeys } from './use-proposal-keys.ts';

export interface DoubtfulReviewProps {
  /** The doubtful words that are neither accepted nor corrected. */
  readonly doubtful: readonly ListenedWord[];
  readonly position: number;
  /** Called with the place of the word that is worked on from now on. */
  readonly onPosition: (position: number) => void;
  /** Absent where the audio is erased. */
  readonly onPlay?: ((word: ListenedWord) => void) | undefined;
  readonly onAccept: (word: ListenedWord) => void;
  /** False when the text no longer holds the word in that place. */
  readonly onCorrect: (word: ListenedWord, text: string) => boolean;
}

/** Doubtful words one by one: hear, correct, accept, go on. */
export function DoubtfulReview(props: DoubtfulReviewProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const word = props.doubtful[props.position];
  // Where the last word goes, the keyboard stays.
  const onSettled = () => {
    if (props.doubtful.length === 1) place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className={word === undefined ? '-mt-3 outline-none' : 'outline-none'}>
      {word !== undefined && (
        <DoubtfulWord
          {...props}
          word={word}
          onAccept={(accepted) => {
            props.onAccept(accepted);
            onSettled();
          }}
          onCorrect={(corrected, text) => {
            const isPlaced = props.onCorrect(corrected, text);
            if (isPlaced) onSettled();
            return isPlaced;
          }}
        />
      )}
    </div>
  );
}

function DoubtfulWord(props: DoubtfulReviewProps & { readonly word: ListenedWord }): ReactNode {
  const { t } = useLingui();
  const { doubtful, position, onPlay, word } = props;
  const section = useRef<HTMLElement>(null);
  const icon = 'size-4';
  const number = position + 1;
  const percent = Math.round((word.confidence ?? 0) * 100);
  const { proposed } = word;
  const keys = { write: t({ message: 'e', context: 'key' }), keep: t({ message: 'g', context: 'key' }) };
  const writeProposed = (entry: string) => {
    if (!props.onCorrect(word, entry))
      showToast({ title: t`Ce passage a été réécrit dans le texte final.`, look: 'destructive' });
  };
  useProposalKeys(section, keys, {
    write: proposed === undefined ? null : () => writeProposed(proposed),
    keep: proposed === undefined ? null : () => props.onAccept(word),
  });
  return (
    <section
      aria-label={t`Mots douteux`}
      ref={section}
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-control border border-line p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <output className="min-w-0 font-semibold">
          <Plural value={doubtful.length} one="# mot douteux" other="# mots douteux" />
          {' · '}
          {word.confidence === null ? (
            <Trans>
              mot {number} : « {word.text} »
            </Trans>
          ) : (
            <Trans>
              mot {number} : « {word.text} », {percent} %
            </Trans>
          )}
          {proposed !== undefined && (
            <span className="text-accent-text">
              {' '}
              <Trans>→ {proposed}?</Trans>
            </span>
          )}
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
      {proposed !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="primary"
            icon={<BookOpenCheck aria-hidden="true" className={icon} />}
            aria-keyshortcuts={keys.write}
            onClick={() => writeProposed(proposed)}
          >
            {t`Écrire « ${proposed} »`} <Key>{keys.write}</Key>
          </Button>
          <Button
            size="small"
            icon={<Check aria-hidden="true" className={icon} />}
            aria-keyshortcuts={keys.keep}
            onClick={() => props.onAccept(word)}
          >
            {t`Garder « ${word.text} »`} <Key>{keys.keep}</Key>
          </Button>
        </div>
      )}
      <Correction
        key={word.id}
        word={word}
        onStart={() => props.onPosition(position)}
        onCorrect={props.onCorrect}
      />
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
        {proposed === undefined && (
          <Button
            size="small"
            icon={<Check aria-hidden="true" className={icon} />}
            onClick={() => props.onAccept(word)}
          >
            {t`Accepter le mot`}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The key that does what its button does, while the focus is among these words. */
function Key({ children }: { readonly children: string }): ReactNode {
  return (
    <kbd aria-hidden="true" className="rounded border border-current px-1 font-sans text-xs uppercase">
      {children}
    </kbd>
  );
}

function Correction({
  word,
  onStart,
  onCorrect,
}: {
  readonly word: ListenedWord;
  readonly onStart: () => void;
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
            onFocus={onStart}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={text.trim() === ''}>{t`Corriger le mot`}</Button>
    </form>
  );
}
