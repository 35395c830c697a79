import type { BrowserRecognition } from './browser-recognition.ts';

/** Alternatives asked for (Dictation §9). */
const ALTERNATIVES = 3;

export interface RecognitionListener {
  /** What is being said, not settled yet; empty when nothing is. */
  readonly onInterim: (text: string) => void;
  readonly onFinal: (text: string) => void;
  /** The code of the browser; listening has stopped. */
  readonly onError: (code: string) => void;
  readonly onListening: (isListening: boolean) => void;
}

export interface RecognitionOptions {
  /** `fr-CA` or `en-US`. */
  readonly lang: string;
  /** Forbids the browser to send the voice anywhere. */
  readonly isLocal: boolean;
}

/** Listens until it is told to stop. */
export interface RecognitionSession {
  readonly start: () => void;
  /** What was being said becomes final. */
  readonly stop: () => void;
}

/** Continuous recognition: starts again by itself when the browser ends it, and stops on an error. */
export function createRecognitionSession(
  create: () => BrowserRecognition,
  { lang, isLocal }: RecognitionOptions,
  listener: RecognitionListener,
): RecognitionSession {
  let recognition: BrowserRecognition | null = null;
  let interim = '';
  let wanted = false;

  const settle = () => {
    if (interim.trim() !== '') listener.onFinal(interim.trim());
    interim = '';
    listener.onInterim('');
  };
  const end = () => {
    wanted = false;
    recognition = null;
    listener.onListening(false);
  };

  function listen(): void {
    const own = create();
    recognition = own;
    Object.assign(own, {
      lang,
      continuous: true,
      interimResults: true,
      maxAlternatives: ALTERNATIVES,
      ...(isLocal && { processLocally: true }),
      onresult({ resultIndex, results }) {
        if (recognition !== own) return;
        interim = '';
        for (let index = resultIndex; index < results.length; index += 1) {
          const result = results[index];
          const text = result?.[0]?.transcript ?? '';
          if (result?.isFinal === true) {
            if (text.trim() !== '') listener.onFinal(text.trim());
          } else interim += text;
        }
        listener.onInterim(interim.trim());
      },
      onerror({ error }) {
        if (recognition !== own) return;
        settle();
        end();
        listener.onError(error);
      },
      onend() {
        if (recognition !== own || !wanted) return;
        settle();
        listen();
      },
    } satisfies Partial<BrowserRecognition>);
    own.start();
  }

  return {
    start() {
      if (wanted) return;
      wanted = true;
      try {
        listen();
        listener.onListening(true);
      } catch {
        end();
        listener.onError('audio-capture');
      }
    },
    stop() {
      if (!wanted) return;
      const own = recognition;
      settle();
      end();
      own?.stop();
    },
  };
}
