import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { ListenedWord } from './listened-words.ts';

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
  readonly onPlay: (word: ListenedWord) => void;
}

/** The dictation word by word: a press plays a word, the arrows go from one to the next; one stop of the Tab key. */
export function WordText({ words, language, current, onPlay }: WordTextProps): ReactNode {
  const { t } = useLingui();
  const [focused, setFocused] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(focused, words.length - 1);
    setFocused(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  const noteOf = ({ marks }: ListenedWord): string | undefined =>
    marks.includes('low-confidence')
      ? t`mot douteux`
      : marks.includes('ambiguous')
        ? t`laissé tel que dit`
        : undefined;
  return (
    <div
      ref={group}
      role="toolbar"
      aria-label={t`Mots de la dictée`}
      lang={language}
      onKeyDown={move}
      tabIndex={-1}
      className="max-h-72 overflow-y-auto rounded-control bg-sunken p-3 leading-relaxed outline-none"
    >
      {words.map((word, index) => (
        <span key={word.id}>
          <span className="whitespace-pre-wrap">{word.space}</span>
          <button
            type="button"
            tabIndex={index === focused ? 0 : -1}
            aria-current={word.id === current || undefined}
            title={noteOf(word)}
            className={classNames(lookOf(word), word.id === current && 'ring-2 ring-focus')}
            onFocus={() => setFocused(index)}
            onClick={() => onPlay(word)}
          >
            {word.text}
          </button>
        </span>
      ))}
    </div>
  );
}
