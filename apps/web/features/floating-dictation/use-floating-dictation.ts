import type { WriteOptions } from '@constat/dictation/written';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { RecognitionSession } from '../../shared/speech-recognition/recognition-session.ts';
import { stopWithLock } from '../../shared/speech-recognition/stop-with-lock.ts';
import { startsSentence } from '../../shared/text-in-field.ts';
import { goToNextField, spokenAct, takeDefaults } from './spoken-act.ts';
import { insertIntoField, placeIn } from './text-target.ts';
import type { TextField } from './text-target.ts';
import type { Recogniser } from './use-recogniser.ts';

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
