import type { WriteOptions } from '@constat/dictation/written';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { RecognitionSession } from '../../shared/speech-recognition/recognition-session.ts';
import { stopWithLock } from '../../shared/speech-recognition/stop-with-lock.ts';
import { startsSentence } from '../../shared/text-in-field.ts';
import { insertIntoField, placeIn } from './text-target.ts';
import type { TextField } from './text-target.ts';
import type { Recogniser } from './use-recogniser.ts';
import { acceptDefaults, nextField } from '@constat/dictation/commands';
import { foldPhrase } from '@constat/language/text';

const NEXT = new Set(['variable suivante', 'champ suivant', 'next field', 'next variable']);
const ACCEPT = new Set(['accepter les valeurs par defaut', 'accept defaults', 'accept the defaults']);

/** What a phrase asks of the field itself rather than being text for it; null when it is text. */
function spokenAct(phrase: string): 'next-field' | 'accept-defaults' | null {
  const folded = foldPhrase(phrase.replaceAll(/[.,;!?]+$/gu, ''));
  if (NEXT.has(folded)) return 'next-field';
  return ACCEPT.has(folded) ? 'accept-defaults' : null;
}

/** Selects the next place to fill, the first one after the last. */
function goToNextField(field: TextField): void {
  const from = field.selectionEnd ?? 0;
  const next = nextField(field.value, from) ?? nextField(field.value, 0);
  if (next === null) return;
  field.focus();
  field.setSelectionRange(next.start, next.end);
}

/** Writes the default into every choice. */
function takeDefaults(field: TextField): void {
  const accepted = acceptDefaults(field.value);
  if (accepted === field.value) return;
  field.setRangeText(accepted, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

/** The text pipeline comes with the first dictation, not with the form. */
const loadWriter = () => import('@constat/dictation/written');

/** How long what was written stays in the bubble, in milliseconds (Dictation §2). */
const RESET_MS = 100;

export interface FloatingState {
  readonly isListening: boolean;
  readonly interim: string;
  /** What was said while no field was there to take it. */
  readonly transcript: string;
  /** Code or words of the last failure. */
  readonly error: string | null;
  /** Counts what was written into a field, for those who listen to the page. */
  readonly inserted: number;
}

const QUIET: FloatingState = { isListening: false, interim: '', transcript: '', error: null, inserted: 0 };

export interface FloatingDictation extends FloatingState {
  readonly start: () => void;
  readonly stop: () => void;
  readonly forget: () => void;
}

/** Listens, and writes what is heard into the field that has the focus, or had it when the words were said. */
export function useFloatingDictation(
  recogniser: Recogniser | null,
  focused: RefObject<TextField | null>,
  options: Pick<WriteOptions, 'language' | 'voiceCommands' | 'verbatimCommands'>,
): FloatingDictation {
  const [state, setState] = useState(QUIET);
  const session = useRef<RecognitionSession | null>(null);
  const target = useRef<TextField | null>(null);
  const write = useRef(options);
  useEffect(() => {
    write.current = options;
  });
  useEffect(() => () => session.current?.stop(), []);
  const change = useCallback(
    (part: Partial<FloatingState>) => setState((before) => ({ ...before, ...part })),
    [],
  );

  const receive = useCallback(
    async (phrase: string) => {
      const field = focused.current ?? (target.current?.isConnected === true ? target.current : null);
      const act = spokenAct(phrase);
      if (field !== null && act !== null) {
        if (act === 'next-field') goToNextField(field);
        else takeDefaults(field);
        return;
      }
      setState((before) => ({ ...before, transcript: `${before.transcript} ${phrase}`.trim() }));
      if (field === null) return;
      const { writeDictation } = await loadWriter();
      const before = field.value.slice(0, placeIn(field).start);
      const isStart = field instanceof HTMLTextAreaElement && startsSentence(before);
      const words = phrase.split(/\s+/u).map((text) => ({ text }));
      const { text } = writeDictation(words, { ...write.current, startsSentence: isStart });
      if (!insertIntoField(field, text)) return;
      // Never longer than the bubble shows it: what was said belongs to the field now.
      setTimeout(() => {
        setState((now) => ({ ...now, transcript: '', inserted: now.inserted + 1 }));
      }, RESET_MS);
    },
    [focused],
  );

  const start = () => {
    if (recogniser === null) return;
    target.current = focused.current;
    session.current?.stop();
    void loadWriter();
    change({ error: null, transcript: '' });
    const opened = recogniser.open({
      onInterim: (interim) => {
        // The field that has the focus while the words are said is where they go.
        target.current = focused.current ?? target.current;
        change({ interim });
      },
      onFinal: receive,
      onError: (error) => change({ error }),
      onListening: (isListening) => change({ isListening }),
    });
    session.current = stopWithLock(opened);
    session.current.start();
  };

  return {
    ...state,
    start,
    stop: () => session.current?.stop(),
    forget: () => change({ transcript: '', error: null }),
  };
}
