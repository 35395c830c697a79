/** The page that tries the browser's speech recognition out. */
export { SpeechTest } from './speech-test.tsx';
