import type { Transcription } from '@constat/contract';
import { AUDIO_CHUNK_MINIMUM_BYTES } from '@constat/contract/limits';
import { apiForm } from '../../shared/api/client.ts';
import { newKey } from '../../shared/api/new-key.ts';
import { watchLoudness } from '../../shared/microphone/watch-loudness.ts';
import type {
  RecognitionListener,
  RecognitionSession,
} from '../../shared/speech-recognition/recognition-session.ts';
import { createUtteranceCutter } from './utterance-cutter.ts';

const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus'];
const BITS_PER_SECOND = 32_000;

/** The format of short recordings, or undefined where this page cannot record. */
export function findRecordingFormat(): string | undefined {
  if (!window.isSecureContext || typeof MediaRecorder !== 'function') return undefined;
  return FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
}

async function recognise(recording: Blob, language: 'fr' | 'en'): Promise<string> {
  const form = new FormData();
  form.set('recordingId', newKey());
  form.set('chunkIndex', '0');
  form.set('language', language);
  form.set('enhanceText', 'false');
  form.set('audio', recording, 'chunk-0.webm');
  return (await apiForm<Transcription>('/api/transcribe-whisper-chunk', form)).transcription.trim();
}

/** Recognition by the server: short recordings that end in pauses, sent one after another so that no two swap places. */
export function createServerRecognition(
  mime: string,
  language: 'fr' | 'en',
  listener: RecognitionListener,
): RecognitionSession {
  let wanted = false;
  let release: (() => void) | null = null;
  let sending = Promise.resolve();
  let waiting = 0;

  const send = (recording: Blob) => {
    if (recording.size < AUDIO_CHUNK_MINIMUM_BYTES) return;
    waiting += 1;
    listener.onInterim('…');
    sending = sending.then(async () => {
      try {
        const text = await recognise(recording, language);
        if (text !== '') listener.onFinal(text);
      } catch (error) {
        stop();
        listener.onError(error instanceof Error ? error.message : String(error));
      } finally {
        waiting -= 1;
        if (waiting === 0) listener.onInterim('');
      }
    });
  };

  async function listen(): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
    });
    const cutter = createUtteranceCutter();
    let recorder = record(stream, mime, send);
    const endWatch = await watchLoudness(stream, (decibels, at) => {
      if (!wanted || !cutter.hear(decibels, at)) return;
      recorder.stop(true);
      recorder = record(stream, mime, send);
      cutter.restart(at);
    });
    release = () => {
      recorder.stop(cutter.hasSpeech());
      endWatch();
      for (const track of stream.getTracks()) track.stop();
    };
    stream.getAudioTracks()[0]?.addEventListener('ended', () => {
      if (!wanted) return;
      stop();
      listener.onError('audio-capture');
    });
    // The user may have stopped while the browser asked for the microphone.
    if (!wanted) release();
  }

  function stop(): void {
    if (!wanted) return;
    wanted = false;
    release?.();
    release = null;
    listener.onListening(false);
  }

  return {
    start() {
      if (wanted) return;
      wanted = true;
      listener.onListening(true);
      listen().catch((error: unknown) => {
        stop();
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        listener.onError(isRefused ? 'not-allowed' : 'audio-capture');
      });
    },
    stop,
  };
}

/** One short recording; what of it is not wanted is not kept. */
function record(stream: MediaStream, mime: string, onDone: (recording: Blob) => void) {
  const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: BITS_PER_SECOND });
  let isWanted = false;
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (isWanted) onDone(data);
  });
  recorder.start();
  return {
    stop(keep: boolean) {
      isWanted = keep;
      if (recorder.state !== 'inactive') recorder.stop();
    },
  };
}
