import { setTimeout as wait } from 'node:timers/promises';
import { isLoopback } from '../../platform/loopback.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createDecodingPool } from '../embedded/decoding-pool.ts';
import type { DecodingPool } from '../embedded/decoding-pool.ts';
import { createQuarantine } from '../embedded/quarantine.ts';
import type { SpeechLanguage } from '../engine.ts';
import { isPhantomText } from '../phantom-text.ts';
import { SpeechFailure } from '../speech-failure.ts';
import type { WarmableSpeechEngine } from '../warmable-speech-engine.ts';
import type { MayLeave } from '../../transfers/transfer-consent.ts';
import { readServedAnswer } from './read-served-answer.ts';

/** The model where the settings name none. */
export const DEFAULT_SPEECH_MODEL = 'whisper-1';
const DEFAULT_TIMEOUT_SECONDS = 300;
/** Longer pauses that a busy server asks for are the sender's to keep. */
const LONGEST_PAUSE_SECONDS = 30;
/** Statuses with which servers refuse a format of answer that they do not know. */
const FORMAT_REFUSALS: readonly number[] = [400, 415, 422, 501];

export interface ServedEngineSettings {
  /** Base address of the server, with or without a final `/v1`. */
  readonly url: string;
  readonly key?: string;
  readonly model?: string;
  readonly timeoutSeconds?: number;
  /** Whether sound may be sent to a server on another machine; asked before each try. Never where it is absent. */
  readonly mayLeave?: MayLeave;
}

/**
 * Any server that speaks `POST /v1/audio/transcriptions`. Recordings are decoded here first, in processes
 * of their own: what is no audio is refused, and silence is not sent, because such servers invent words on it.
 */
export function createServedEngine(
  settings: ServedEngineSettings,
  decoders: DecodingPool = createDecodingPool(),
): WarmableSpeechEngine {
  const model = settings.model ?? DEFAULT_SPEECH_MODEL;
  const endpoint = `${settings.url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/audio/transcriptions`;
  const { host, hostname } = new URL(settings.url);
  const leavesMachine = !isLoopback(hostname);
  const isAllowed = async () => !leavesMachine || (await settings.mayLeave?.()) === true;
  const closing = new AbortController();
  const quarantine = createQuarantine();

  async function post(audio: Uint8Array, language: SpeechLanguage, format: string, signal: AbortSignal) {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(audio)], { type: mediaType(audio) }),
      `audio.${extension(audio)}`,
    );
    form.set('model', model);
    form.set('response_format', format);
    if (language !== 'auto') form.set('language', language);
    if (format === 'verbose_json') {
      form.append('timestamp_granularities[]', 'word');
      form.append('timestamp_granularities[]', 'segment');
    }
    // Sent as bytes: a form that fetch streams itself rejects outside of its promise when the connection breaks.
    const encoded = new Response(form);
    const headers = new Headers({ 'content-type': encoded.headers.get('content-type') ?? '' });
    if (settings.key !== undefined) headers.set('authorization', `Bearer ${settings.key}`);
    const body = await encoded.bytes();
    if (!(await isAllowed())) throw new Refusal('SPEECH_NOT_ALLOWED');
    // A redirect would take the voice elsewhere.
    return fetch(endpoint, { method: 'POST', body, headers, signal, redirect: 'error' });
  }

  async function ask(audio: Uint8Array, language: SpeechLanguage, signal: AbortSignal): Promise<unknown> {
    let format = 'verbose_json';
    let response = await post(audio, language, format, signal);
    if (FORMAT_REFUSALS.includes(response.status)) {
      await response.body?.cancel();
      format = 'json';
      response = await post(audio, language, format, signal);
    }
    for (let pause = pauseOf(response); pause !== null; pause = pauseOf(response)) {
      await response.body?.cancel();
      await wait(pause * 1000, undefined, { signal });
      response = await post(audio, language, format, signal);
    }
    if (response.ok) return response.json();
    await response.body?.cancel();
    throw new SpeechFailure(`HTTP_${response.status}`);
  }

  return {
    async status() {
      if (!(await isAllowed())) return { state: 'not-allowed', engine: 'openai', model, host };
      const where = leavesMachine ? { host } : {};
      return { state: 'ready', engine: 'openai', model, languages: ['fr', 'en'], ...where };
    },
    async transcribe(audio, { language, signal, ownerId }) {
      if (!(await isAllowed())) throw new Refusal('SPEECH_NOT_ALLOWED');
      const { duration, silent } = await decoders.run(
        'inspect',
        { audio },
        { ownerId, signal, watched: quarantine(audio) },
      );
      const spoken = language === 'auto' ? null : language;
      if (silent)
        return {
          text: '',
          words: [],
          duration,
          decodedSeconds: duration,
          language: spoken,
          confidence: null,
        };
      const limit = AbortSignal.timeout((settings.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000);
      const either = AbortSignal.any([limit, closing.signal, ...(signal ? [signal] : [])]);
      let speech;
      try {
        speech = readServedAnswer(await ask(audio, language, either), { duration, language: spoken });
      } catch (cause) {
        signal?.throwIfAborted();
        // Withdrawn between two tries.
        throw cause instanceof Refusal ? cause : new Refusal('TRANSCRIPTION_FAILED', { cause });
      }
      return isPhantomText(speech.words.length, duration)
        ? { ...speech, text: '', words: [], decodedSeconds: 0, loss: 'PHANTOM_TEXT' }
        : speech;
    },
    warmUp: () => Promise.resolve(),
    async close() {
      closing.abort(new Error('speech engine closed'));
      await decoders.close();
    },
  };
}

/** Seconds that a busy server asks for before the next attempt; null when it asks for none, or for too many. */
function pauseOf(response: Response): number | null {
  const header = response.headers.get('retry-after');
  if ((response.status !== 429 && response.status !== 503) || header === null) return null;
  const seconds = /^\d+$/u.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds <= LONGEST_PAUSE_SECONDS ? Math.max(0, seconds) : null;
}

/** Servers go by the name of the file; WebM is what browsers record. */
function extension(audio: Uint8Array): 'wav' | 'ogg' | 'mp4' | 'webm' {
  const text = (from: number, to: number) => String.fromCharCode(...audio.subarray(from, to));
  if (text(0, 4) === 'RIFF') return 'wav';
  if (text(0, 4) === 'OggS') return 'ogg';
  return text(4, 8) === 'ftyp' ? 'mp4' : 'webm';
}

function mediaType(audio: Uint8Array): string {
  return `audio/${extension(audio)}`;
}
