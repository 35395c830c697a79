import type { SpeechEngine } from './engine.ts';

/** An engine that can be made ready before its first use. */
export interface WarmableSpeechEngine extends SpeechEngine {
  /**
   * Loads what the first recognition would wait for; nothing for the engines that need nothing.
   * @throws as `transcribe`
   */
  warmUp(): Promise<void>;
}
