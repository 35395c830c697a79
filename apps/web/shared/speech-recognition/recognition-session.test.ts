import { afterEach, expect, it, vi } from 'vitest';
import { setPageLocked } from '../lock/lock-state.ts';
import type { BrowserRecognition, RecognitionEvent } from './browser-recognition.ts';
import { recognitionErrorText } from './recognition-error.ts';
import { createRecognitionSession } from './recognition-session.ts';
import { stopWithLock } from './stop-with-lock.ts';

/** A browser's recognition that a test speaks through. */
class ScriptedRecognition implements BrowserRecognition {
  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 1;
  processLocally?: boolean;
  onresult: BrowserRecognition['onresult'] = null;
  onerror: BrowserRecognition['onerror'] = null;
  onend: BrowserRecognition['onend'] = null;
  starts = 0;
  start(): void {
    this.starts += 1;
  }
  stop(): void {
    this.onend?.();
  }
  abort(): void {
    this.onend?.();
  }
  say(text: string, isFinal: boolean): void {
    const result = { isFinal, length: 1, 0: { transcript: text, confidence: 0.9 } };
    const event: RecognitionEvent = { resultIndex: 0, results: { length: 1, 0: result } };
    this.onresult?.(event);
  }
}

function open(isLocal = false) {
  const made: ScriptedRecognition[] = [];
  const heard: string[] = [];
  const session = createRecognitionSession(
    () => {
      const one = new ScriptedRecognition();
      made.push(one);
      return one;
    },
    { lang: 'fr-CA', isLocal },
    {
      onInterim: (text) => heard.push(`~${text}`),
      onFinal: (text) => heard.push(text),
      onError: (code) => heard.push(`!${code}`),
      onListening: (isListening) => heard.push(isListening ? '[' : ']'),
    },
  );
  const last = () => {
    const one = made.at(-1);
    if (one === undefined) throw new Error('nothing listens');
    return one;
  };
  return { session, made, heard, last };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('listens as the specification says', () => {
  const { session, last } = open(true);
  session.start();
  expect(last()).toMatchObject({
    lang: 'fr-CA',
    continuous: true,
    interimResults: true,
    maxAlternatives: 3,
    processLocally: true,
    starts: 1,
  });
});

it('starts again by itself when the browser ends it, until the user stops it', () => {
  const { session, made, heard, last } = open();
  session.start();
  session.start();
  last().say('flexion', true);
  last().onend?.();
  expect(made).toHaveLength(2);
  last().say('complète', true);
  session.stop();
  expect(made).toHaveLength(2);
  expect(heard).toEqual(['[', 'flexion', '~', '~', 'complète', '~', '~', ']']);
});

it('what is being said becomes final on a stop', () => {
  const { session, heard, last } = open();
  session.start();
  last().say('le genou', false);
  session.stop();
  expect(heard).toEqual(['[', '~le genou', 'le genou', '~', ']']);
});

it('stops on an error, says which, and keeps what was being said', () => {
  const { session, made, heard, last } = open();
  session.start();
  last().say('le genou', false);
  const failed = last();
  failed.onerror?.({ error: 'network' });
  failed.onend?.();
  expect(made).toHaveLength(1);
  expect(heard).toEqual(['[', '~le genou', 'le genou', '~', ']', '!network']);
});

it.each([
  ['network', 'fr-CA', /connexion Internet/u],
  ['not-allowed', 'fr-CA', /autoriser/u],
  ['no-speech', 'en-US', /louder/u],
  ['audio-capture', 'en-US', /microphone/u],
  ['service-not-allowed', 'fr-CA', /service/u],
  ['aborted', 'fr-CA', /: aborted$/u],
])('the error %s in %s is told in words', (code, lang, expected) => {
  expect(recognitionErrorText(code, lang)).toMatch(expected);
});

it('stops when the page locks, keeps what was said before, and hears nothing beneath the cover', () => {
  const documentElement = { toggleAttribute: () => true };
  vi.stubGlobal('document', { activeElement: null, documentElement });
  const { session, made, heard, last } = open();
  const watched = stopWithLock(session);
  watched.start();
  last().say('le genou', false);
  setPageLocked(true);
  last().say('overheard', true);
  watched.start();
  setPageLocked(false);
  expect(heard).toEqual(['[', '~le genou', 'le genou', '~', ']']);
  expect(made).toHaveLength(1);
  watched.start();
  expect(made).toHaveLength(2);
});
