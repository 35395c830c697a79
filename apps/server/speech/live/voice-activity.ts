import sherpa from 'sherpa-onnx-node';
import { ownFile } from '../../platform/installed-files.ts';
import { FRAME_SAMPLES, VOICE_RATE } from './voice-frames.ts';

const MODEL = ownFile('speech/live/silero-vad/silero_vad_v5.onnx');
/** Above this probability a frame is speech. */
const THRESHOLD = 0.5;
/** The library could join frames by itself; here each is told by itself, and the phrases are cut from them. */
const AT_ONCE_SECONDS = 0.01;
/** Speech without any pause is kept in the library up to here; then it asks for more certainty until it finds one. */
const KEPT_SECONDS = 60;

/** Tells speech from other sound, frame by frame. */
export interface VoiceActivity {
  /** @param frame {@link FRAME_SAMPLES} samples at 16 kHz that follow those before */
  isSpeech(frame: Float32Array): boolean;
  /** Forgets what was heard. */
  reset(): void;
}

/** Loads the network, some 11 MB. It blocks the thread, and belongs in a speech process. */
export function loadVoiceActivity(): VoiceActivity {
  const sileroVad = {
    model: MODEL,
    threshold: THRESHOLD,
    minSilenceDuration: AT_ONCE_SECONDS,
    minSpeechDuration: AT_ONCE_SECONDS,
    maxSpeechDuration: KEPT_SECONDS,
    windowSize: FRAME_SAMPLES,
  };
  const common = { sampleRate: VOICE_RATE, numThreads: 1, provider: 'cpu', debug: 0 } as const;
  const vad = new sherpa.Vad({ sileroVad, ...common }, KEPT_SECONDS);
  return {
    isSpeech(frame) {
      vad.acceptWaveform(frame);
      while (!vad.isEmpty()) vad.pop();
      return vad.isDetected();
    },
    reset: () => vad.reset(),
  };
}
