/** The rows of recordings, as they are before their content is sealed. */

export interface AudioChunkRow {
  id: string;
  ownerId: string;
  recordingId: string;
  chunkIndex: number;
  language: string;
  mediaType: string;
  audio: Uint8Array;
  audioHash: string;
  /** JSON of the recognised speech; null until it is recognised. */
  transcription: string | null;
  createdAt: number;
  /** The report that it was dictated for, whose erasure takes it along; null while that report is not saved. */
  savedFormId: string | null;
  /** Null while the audio is there; the raw words may outlive it. */
  audioErasedAt: number | null;
  /** Where the audio lies in the parts of its recording, `audio` being empty; all null where it lies here. */
  firstPart: number | null;
  endPart: number | null;
  /** Milliseconds of recorded time; `toMs` is null for all that follows. */
  fromMs: number | null;
  toMs: number | null;
  /** 0 or 1. */
  preRoll: number | null;
}

export interface RecordingRow {
  ownerId: string;
  recordingId: string;
  /** The report in the page that it was dictated in, which may not be saved yet. */
  reportId: string;
  /** The report once it is saved, whose erasure takes the recording along. */
  savedFormId: string | null;
  section: 'section7' | 'section8' | 'section11' | 'form';
  /** What was to be recognised. */
  language: 'fr' | 'en' | 'auto';
  reportLanguage: 'fr' | 'en';
  startedAt: number;
  durationMs: number;
  /** Doubtful words that are neither accepted nor corrected. */
  doubtful: number;
  /** JSON of the segments and of how their words were written; null once the words are erased. */
  writing: string | null;
  /** JSON of the words that were gone through; null when none was, and once the words are erased. */
  reviewed: string | null;
  /** JSON of the spoken facts that the physician left out himself; null when there is none, and once the words are erased. */
  settledFacts: string | null;
  /** When the audio and the raw words came to their term; null before. */
  erasedAt: number | null;
}

/** A recording as its parts come in; it stays with them until the audio is erased. */
export interface RecordingStreamRow {
  ownerId: string;
  recordingId: string;
  /** The report in the page that it is dictated for; empty where it is not known. */
  reportId: string;
  /** The report once it is saved, whose erasure takes the recording along. */
  savedFormId: string | null;
  /** What a page must know to go on with it; the server reads nothing in it. Empty once its text is delivered. */
  note: string;
  /** The number of the first part that is not there. */
  next: number;
  /** Of all its parts. */
  bytes: number;
  createdAt: number;
  /** When something of it last came. */
  touchedAt: number;
  /** When all its text was delivered; null before. */
  finishedAt: number | null;
  /** The server process that recognises it, and until when; null when none does. */
  leaseHolder: string | null;
  leaseUntil: number | null;
  /** What is to be recognised while one speaks. */
  language: 'fr' | 'en' | 'auto';
  /** JSON of the numbers of parts before which it stopped, for a while or for good; they end a phrase. */
  stops: string;
}

export interface RecordingPartRow {
  ownerId: string;
  recordingId: string;
  /** From 0; about one second each. */
  sequence: number;
  audio: Uint8Array;
}

/** A phrase of a recording, recognised while one spoke; it goes with the recording's stream. */
export interface SpokenPhraseRow {
  ownerId: string;
  recordingId: string;
  /** From 1. */
  number: number;
  /** Milliseconds of recorded time. */
  fromMs: number;
  toMs: number;
  /** JSON of its words; none where nothing was understood. */
  words: string;
}
