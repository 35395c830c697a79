/** The part of sherpa-onnx-node 1.13 that this engine calls; the package carries no types. */
declare module 'sherpa-onnx-node' {
  interface OfflineModelConfig {
    readonly tokens: string;
    readonly numThreads: number;
    readonly provider: 'cpu';
    readonly debug: 0 | 1;
    readonly modelType?: string;
    readonly zipformerCtc?: { readonly model: string };
    readonly nemoCtc?: { readonly model: string };
    readonly transducer?: { readonly encoder: string; readonly decoder: string; readonly joiner: string };
    readonly whisper?: {
      readonly encoder: string;
      readonly decoder: string;
      readonly language: string;
      readonly task: 'transcribe';
    };
    readonly senseVoice?: {
      readonly model: string;
      readonly language: string;
      readonly useInverseTextNormalization: 0 | 1;
    };
  }

  export interface OfflineRecognizerConfig {
    readonly featConfig: { readonly sampleRate: number; readonly featureDim: number };
    readonly modelConfig: OfflineModelConfig;
  }

  /** Lists are empty where the model gives nothing of the kind. */
  export interface OfflineRecognizerResult {
    readonly text: string;
    readonly lang: string;
    readonly tokens: readonly string[];
    /** Start of each token, in seconds. */
    readonly timestamps: readonly number[];
    readonly durations: readonly number[];
    readonly ys_log_probs: readonly number[];
  }

  export interface OfflineStream {
    acceptWaveform(waveform: { readonly samples: Float32Array; readonly sampleRate: number }): void;
  }

  export interface OfflineRecognizer {
    createStream(): OfflineStream;
    setConfig(config: OfflineRecognizerConfig): void;
    decode(stream: OfflineStream): void;
    getResult(stream: OfflineStream): OfflineRecognizerResult;
  }

  export interface VadConfig {
    /** Durations in seconds. */
    readonly sileroVad: {
      readonly model: string;
      readonly threshold: number;
      readonly minSilenceDuration: number;
      readonly minSpeechDuration: number;
      readonly maxSpeechDuration: number;
      /** Samples that are looked at together. */
      readonly windowSize: number;
    };
    readonly sampleRate: number;
    readonly numThreads: number;
    readonly provider: 'cpu';
    readonly debug: 0 | 1;
  }

  export interface Vad {
    acceptWaveform(samples: Float32Array): void;
    /** Whether the samples given last are speech. */
    isDetected(): boolean;
    /** Whether no stretch of speech that has ended is kept. */
    isEmpty(): boolean;
    /** Drops the first of them. */
    pop(): void;
    /** As if nothing had been heard yet. */
    reset(): void;
  }

  /** The package is CommonJS, and Node finds no named exports in it. */
  const sherpa: {
    readonly OfflineRecognizer: new (config: OfflineRecognizerConfig) => OfflineRecognizer;
    readonly Vad: new (config: VadConfig, bufferSizeInSeconds: number) => Vad;
  };
  export default sherpa;
}
