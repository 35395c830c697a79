import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/refusal.ts';
import { createEmbeddedEngine } from './embedded/create-embedded-engine.ts';
import { createServedEngine } from './served/served-engine.ts';
import type { MayLeave } from '../transfers/transfer-consent.ts';
import type { WarmableSpeechEngine } from './warmable-speech-engine.ts';

/** The parsed settings of speech recognition. */
export interface SpeechSettings {
  readonly engine: 'embedded' | 'openai' | 'off';
  /** A model folder or a folder of them, for `embedded`. */
  readonly modelDirectory: string;
  /** Base address of the server, for `openai`. */
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  /** Name of the served model, or of the model folder to prefer. */
  readonly model?: string | undefined;
  /** For an `openai` server on another machine: whether it may be used. */
  readonly mayLeave?: MayLeave | undefined;
}

/**
 * The engine that the settings name.
 * @throws Error for `openai` without an address
 */
export function createSpeechEngine({
  engine,
  modelDirectory,
  url,
  key,
  model,
  mayLeave,
}: SpeechSettings): WarmableSpeechEngine {
  switch (engine) {
    case 'off':
      return createOffEngine();
    case 'openai':
      if (url === undefined)
        throw new Error('CONSTAT_SPEECH_URL is needed when CONSTAT_SPEECH_ENGINE is openai');
      return createServedEngine({
        url,
        ...(key !== undefined && { key }),
        ...(model !== undefined && { model }),
        ...(mayLeave !== undefined && { mayLeave }),
      });
    case 'embedded':
      return createEmbeddedEngine({ modelDirectory, ...(model !== undefined && { model }) });
  }
}

/** The settings of speech recognition as they are read from the environment. */
export function speechSettings({ engine, modelDir, url, key, model }: Config['speech'], mayLeave: MayLeave) {
  return {
    engine,
    modelDirectory: modelDir,
    mayLeave,
    ...(url !== null && { url }),
    ...(key !== null && { key }),
    ...(model !== null && { model }),
  };
}

function createOffEngine(): WarmableSpeechEngine {
  return {
    status: () => Promise.resolve({ state: 'off', engine: 'off' }),
    transcribe: () => Promise.reject(new Refusal('SPEECH_OFF')),
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
