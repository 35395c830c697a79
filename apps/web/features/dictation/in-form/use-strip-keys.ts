import { useEffect, useRef } from 'react';
import type { FormDictation } from './use-form-recorder.ts';

interface StripKeys {
  readonly dictation: FormDictation;
  readonly onNextDoubt: () => void;
  /** The keyboard goes to what can stand in the doubtful place; false where none is looked at. */
  readonly onChoices: () => boolean;
  /** What is being said is thrown away. */
  readonly onDrop: () => void;
}

const isOverDialog = (): boolean =>
  document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null;

const isInChoices = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-doubt-choices]') !== null;

/** The keys of the strip: the next doubtful place and its choices, the undo of what was said, the phrase thrown away. */
export function useStripKeys(keys: StripKeys): void {
  const latest = useRef(keys);
  /** True since the physician changed the form by hand: the undo of the browser is meant. */
  const isTyped = useRef(false);
  const { speech } = keys.dictation.recorder;
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let acts = speech.view.get().acts;
    const look = speech.view.subscribe(() => {
      const now = speech.view.get().acts;
      if (now !== acts && now[0]?.id !== acts[0]?.id) isTyped.current = false;
      acts = now;
    });
    document.addEventListener(
      'input',
      () => {
        isTyped.current = true;
      },
      { signal },
    );
    const take = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const down = (event: KeyboardEvent): void => {
      if (isOverDialog() || event.altKey) return;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const { dictation, onNextDoubt, onChoices, onDrop } = latest.current;
      if (event.key === 'F8' && isPlain) {
        take(event);
        onNextDoubt();
      } else if (event.key === 'F4' && isPlain) {
        if (onChoices()) take(event);
      } else if (event.key === 'Escape' && isPlain && dictation.isListening && !isInChoices(event)) {
        take(event);
        onDrop();
      } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isTyped.current) {
        if (event.shiftKey ? speech.redo() : speech.undo()) take(event);
      }
    };
    window.addEventListener('keydown', down, { capture: true, signal });
    return () => {
      stop.abort();
      look();
    };
  }, [speech]);
}
