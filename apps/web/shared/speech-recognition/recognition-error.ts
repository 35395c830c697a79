import { message } from '@constat/contract/messages';

/** What the browser's recognition failed with, in words (Dictation §8). `lang` decides the language. */
export function recognitionErrorText(code: string, lang: string): string {
  const language = lang.startsWith('fr') ? 'fr' : 'en';
  switch (code) {
    case 'network':
      return message('speechNetwork', language);
    case 'not-allowed':
      return message('speechNotAllowed', language);
    case 'no-speech':
      return message('speechNone', language);
    case 'audio-capture':
      return message('speechNoAudio', language);
    case 'service-not-allowed':
      return message('speechServiceNotAllowed', language);
    default:
      return message('speechOther', language, { code });
  }
}
