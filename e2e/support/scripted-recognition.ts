/** A recognition that the test speaks through; the last one made is `globalThis.recognition`. */
export function scriptRecognition(): void {
  class ScriptedRecognition {
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    constructor() {
      Object.assign(globalThis, { recognition: this });
    }
    say(transcript: string, isFinal: boolean): void {
      const result = { isFinal, length: 1, 0: { transcript, confidence: 0.9 } };
      this.onresult?.({ resultIndex: 0, results: { length: 1, 0: result } });
    }
    fail(error: string): void {
      this.onerror?.({ error });
      this.onend?.();
    }
    start(): void {
      this.say('', false);
    }
    stop(): void {
      this.onend?.();
    }
    abort(): void {
      this.onend?.();
    }
  }
  Object.assign(globalThis, { SpeechRecognition: ScriptedRecognition });
}

/** The page once {@link scriptRecognition} has run in it and a recognition was made. */
export interface Scripted {
  readonly recognition: {
    readonly say: (transcript: string, isFinal: boolean) => void;
    readonly fail: (error: string) => void;
  };
}
