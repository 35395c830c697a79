/** The browser's own speech recognition, as far as it is used here; type declarations lag behind the browsers. */

interface RecognitionAlternative {
  readonly transcript: string;
  readonly confidence: number;
}

interface RecognitionResult {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: RecognitionAlternative;
}

export interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: { readonly length: number; readonly [index: number]: RecognitionResult };
}

export interface BrowserRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionConstructor {
  new (): BrowserRecognition;
  /** Newer browsers only: whether a language is recognised on the computer itself. */
  available?: (options: {
    readonly langs: readonly string[];
    readonly processLocally: boolean;
  }) => Promise<string>;
}

/** The constructor of this browser, or undefined. */
export function findRecognition(): RecognitionConstructor | undefined {
  const page = globalThis as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return page.SpeechRecognition ?? page.webkitSpeechRecognition;
}

/** True when this browser recognises that language without sending the voice anywhere. */
export async function isLocalRecognitionReady(lang: string): Promise<boolean> {
  try {
    const answer = await findRecognition()?.available?.({ langs: [lang], processLocally: true });
    return answer === 'available';
  } catch {
    return false;
  }
}

/** The tag that the browser knows a language by. */
export function tagOf(language: 'fr' | 'en'): 'fr-CA' | 'en-US' {
  return language === 'fr' ? 'fr-CA' : 'en-US';
}
