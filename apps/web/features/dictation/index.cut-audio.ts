/** The cutting of recorded sound, which needs no page. */
export { audioDuration, cutAudio } from './recording/cut-audio.ts';
