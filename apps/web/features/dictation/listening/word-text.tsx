import { useLingui } from '@lingui/react/macro';
import { Fragment, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { ListenedWord } from './listened-words.ts';
import { piecesOf } from './written-pieces.ts';
import type { WrittenPiece } from './written-pieces.ts';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function lookOf({ marks, at }: ListenedWord): string {
  return classNames(
    'rounded-sm whitespace-pre-wrap',
    at === null ? 'text-muted' : 'hover:bg-accent-soft',
    marks.includes('low-confidence') &&
      'bg-warn-soft underline decoration-warn decoration-wavy underline-offset-4',
    marks.includes('ambiguous') &&
      'underline decoration-warn decoration-dotted decoration-2 underline-offset-4',
    marks.includes('verbatim') && 'bg-accent-soft',
  );
}

export interface WordTextProps {
  readonly words: readonly ListenedWord[];
  readonly language: 'fr' | 'en';
  /** The word under review. */
  readonly current: string | null;
  /** The word that is heard now. */
  readonly heard?: string | null;
  /** Absent where the audio is erased: the words are read only. */
  readonly onPlay?: ((word: ListenedWord) => void) | undefined;
}

interface NumberedPiece {
  readonly piece: WrittenPiece;
  readonly index: number;
}

/** Longer than any word with its elision and its punctuation; what is longer must be able to break. */
const UNBROKEN = 40;

/** Words that no space parts, as « l’ » and what follows it: a line must not end between them. */
function unbroken(pieces: readonly WrittenPiece[]): readonly (readonly NumberedPiece[])[] {
  const groups: NumberedPiece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = groups.at(-1);
    if (last === undefined || piece.space !== '') groups.push([{ piece, index }]);
    else last.push({ piece, index });
  }
  return groups;
}

/** The dictation word by word: a press plays a word, the arrows go from one to the next; one stop of the Tab key. */
export function WordText({ words, language, current, heard = null, onPlay }: WordTextProps): ReactNode {
  const { t } = useLingui();
  const [focused, setFocused] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => piecesOf(words), [words]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(focused, pieces.length - 1);
    setFocused(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  const noteOf = ({ marks, proposed }: ListenedWord): string | undefined =>
    proposed !== undefined
      ? t`mot douteux; entrée proposée : ${proposed}`
      : marks.includes('low-confidence')
        ? t`mot douteux`
        : marks.includes('ambiguous')
          ? t`laissé tel que dit`
          : undefined;
  const drawPiece = ({ piece: { word, key, text: line }, index }: NumberedPiece): ReactNode => {
    const look = classNames(
      lookOf(word),
      word.id === current && 'ring-2 ring-focus',
      word.id === heard && 'bg-accent! text-on-accent!',
    );
    const isCurrent = word.id === current || undefined;
    return onPlay === undefined ? (
      <span key={key} aria-current={isCurrent} title={noteOf(word)} className={look}>
        {line}
      </span>
    ) : (
      <button
        key={key}
        type="button"
        tabIndex={index === focused ? 0 : -1}
        aria-current={isCurrent}
        data-heard={word.id === heard || undefined}
        title={noteOf(word)}
        className={look}
        onFocus={() => setFocused(index)}
        onClick={() => onPlay(word)}
      >
        {line}
      </button>
    );
  };
  const text = unbroken(pieces).map((together) => {
    const [first] = together;
    if (first === undefined) return null;
    const length = together.reduce((sum, { piece }) => sum + piece.text.length, 0);
    return (
      <Fragment key={first.piece.key}>
        <span className="whitespace-pre-wrap">{first.piece.space}</span>
        <span className={length > UNBROKEN ? undefined : 'whitespace-nowrap'}>{together.map(drawPiece)}</span>
      </Fragment>
    );
  });
  const look = 'rounded-control bg-sunken p-3 leading-relaxed';
  if (onPlay === undefined) {
    return (
      <p lang={language} className={look}>
        {text}
      </p>
    );
  }
  return (
    <div
      ref={group}
      role="toolbar"
      aria-label={t`Mots de la dictée`}
      lang={language}
      onKeyDown={move}
      tabIndex={-1}
      className={`${look} max-h-72 overflow-y-auto outline-none`}
    >
      {text}
    </div>
  );
}
