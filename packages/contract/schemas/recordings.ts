import * as z from 'zod';
import { verbatimCommandsSchema, voiceCommandsSchema } from './commands.ts';
import { storableText } from './storable-text.ts';

const language = z.enum(['fr', 'en']);
/** Milliseconds of recorded time: a day at most. */
const recordedMs = z.number().int().min(0).max(86_400_000);
const doubtful = z.number().int().min(0).max(1_000_000);

/** A stretch of a recording, transcribed by itself; `silent` was too short to hold audio and was never sent. */
const segmentSchema = z.strictObject({
  startMs: recordedMs,
  endMs: recordedMs,
  isSilent: z.boolean(),
});

/** How the words were written, so that the same text comes out again. Of the commands, those that were used. */
const writingSchema = z.strictObject({
  startsSentence: z.boolean(),
  undone: z.array(z.number().int().min(0)).max(10_000),
  voiceCommands: voiceCommandsSchema,
  verbatimCommands: verbatimCommandsSchema,
});

/** What a page tells of a recording whose text it has put into a section. */
export const recordingNoteSchema = z.strictObject({
  /** The report as the page knows it, saved or not. */
  reportId: z.uuid(),
  /** `form` for what was dictated over the form, into whichever field was aimed at. */
  section: z.enum(['section7', 'section8', 'section11', 'form']),
  /** What was to be recognised. */
  language: z.enum(['fr', 'en', 'auto']),
  reportLanguage: language,
  startedAt: z.iso.datetime(),
  segments: z.array(segmentSchema).min(1).max(5_000),
  writing: writingSchema,
  /** Doubtful words. */
  doubtful,
});

/** A doubtful word that was gone through: accepted where `text` is null, else corrected to it. */
const reviewedWordSchema = z.strictObject({
  id: z.string().min(1).max(2_000),
  text: z.string().max(2_000).nullable(),
});

export const recordingReviewSchema = z.strictObject({
  reviewed: z.array(reviewedWordSchema).max(20_000),
  /** Doubtful words that are left. */
  doubtful,
});

/** A fact that was spoken: its kind and the place of its words in the recording, not the words. */
const factId = z.string().regex(/^[a-z-]{1,40} \d{1,6}:\d{1,6}-\d{1,6}(?: \d{1,6})?$/u);

/** Facts that the physician left out of the report himself, or takes back to be listed again. */
export const settledFactsSchema = z.strictObject({
  facts: z.array(factId).min(1).max(2_000),
  isSettled: z.boolean(),
});

export const recordingQuerySchema = z.strictObject({
  /** A saved form. */
  formId: z.uuid().optional(),
  /** The report as the page knows it. */
  reportId: z.uuid().optional(),
});

/** A recording in the list. */
export const recordingItemSchema = z.object({
  id: z.string(),
  formId: z.string().nullable(),
  section: recordingNoteSchema.shape.section,
  language: recordingNoteSchema.shape.language,
  reportLanguage: language,
  startedAt: z.string(),
  durationMs: z.number(),
  /** Doubtful words that are neither accepted nor corrected. */
  doubtful: z.number(),
  /** Segments without text. */
  withoutText: z.number(),
  /** Segments whose audio can be heard. */
  withAudio: z.number(),
  /** When audio and raw words are erased at the latest; null once they are. */
  keptUntil: z.string().nullable(),
  /** When the audio was erased by hand; null while it is there. */
  audioErasedAt: z.string().nullable(),
  /** When audio and raw words came to their term; null before. */
  erasedAt: z.string().nullable(),
});

/** What is known of a segment: `failed` is stored without text, `missing` never came to the server. */
const storedSegmentSchema = z.object({
  index: z.number().int(),
  startMs: z.number(),
  endMs: z.number(),
  state: z.enum(['transcribed', 'failed', 'silent', 'missing']),
  hasAudio: z.boolean(),
  text: z.string(),
  words: z.array(
    z.object({
      text: z.string(),
      start: z.number(),
      end: z.number(),
      confidence: z.number().nullable(),
    }),
  ),
});

/** A recording with its words. */
export const recordingSchema = recordingItemSchema.extend({
  /** None once the raw words are erased. */
  segments: z.array(storedSegmentSchema),
  writing: writingSchema.nullable(),
  reviewed: z.array(reviewedWordSchema),
  /** Spoken facts that the physician left out of the report himself. */
  settledFacts: z.array(z.string()),
});

export type RecordingNote = z.infer<typeof recordingNoteSchema>;
export type RecordingReview = z.infer<typeof recordingReviewSchema>;
export type SettledFacts = z.infer<typeof settledFactsSchema>;
export type RecordingItem = z.infer<typeof recordingItemSchema>;
export type Recording = z.infer<typeof recordingSchema>;

/** What a page tells of a recording under way. The note is JSON of its own: what another page needs to go on with it. */
export const recordingSessionSchema = z.strictObject({
  reportId: z.uuid(),
  /** The saved form, once there is one. */
  formId: z.uuid().nullable(),
  note: storableText.max(1_000_000),
  /** What is to be recognised while one speaks; the engine finds out where it is not told. */
  language: z.enum(['fr', 'en', 'auto']).optional(),
});

/** How far the server holds a recording. */
export const storedPartsSchema = z.object({
  /** The number of the first part that is not there. */
  next: z.number().int(),
});

/** A stretch of speech between two pauses, recognised while one speaks. Times in milliseconds of recorded time. */
const spokenPhraseSchema = z.object({
  /** From 1, in the order in which they were spoken. */
  number: z.number().int(),
  fromMs: z.number().int(),
  toMs: z.number().int(),
  /** None where nothing was understood. */
  words: z.array(
    z.object({
      text: z.string(),
      startMs: z.number().int(),
      endMs: z.number().int(),
      /** 0 to 1, or null where the engine gives none. */
      confidence: z.number().nullable(),
    }),
  ),
});

/**
 * How words come: phrase by phrase; several phrases at a time; or not while one speaks, so that the page asks for
 * segments of what has no phrase yet.
 */
const paceSchema = z.enum(['live', 'long-pieces', 'segments']);

/** The phrases of a recording after a given one that are recognised so far. */
export const spokenPhrasesSchema = storedPartsSchema.extend({
  phrases: z.array(spokenPhraseSchema),
  pace: paceSchema,
  /** False while phrases of what is stored are still being recognised; the status is 202 then. */
  isComplete: z.boolean(),
});

/** The answer to parts: with phrases where they were asked for. */
export const heardPartsSchema = storedPartsSchema.extend({
  phrases: z.array(spokenPhraseSchema).optional(),
  pace: paceSchema.optional(),
});

/** The number of the last phrase that the page knows; 0 for none. */
const phraseNumber = z.number().int().min(0).max(10_000_000);

/** A page says that a recording stops, for a while or for good. */
export const recordingStopSchema = z.strictObject({
  /** How many parts it has. */
  parts: z.number().int().min(0).max(1_000_000),
  after: phraseNumber.default(0),
});

/** A recording whose text no page has put into a report yet. */
export const unfinishedRecordingSchema = storedPartsSchema.extend({
  recordingId: z.string(),
  note: z.string(),
});

export const recordingPartSchema = z.object({
  sequence: z.number().int(),
  /** Base64. */
  audio: z.string(),
});

const partNumber = z.number().int().min(0).max(1_000_000);

/** The stretch of a recording that is to be recognised, and the parts that hold it. */
export const segmentRequestSchema = z.strictObject({
  /** The first packet wanted lies in this part or a later one. */
  firstPart: partNumber,
  /** The first part that is no longer needed. */
  endPart: partNumber,
  fromMs: recordedMs,
  /** Null for all that follows. */
  toMs: recordedMs.nullable(),
  /** Adds the packets before the start for the decoder to settle on; they are not heard. */
  preRoll: z.boolean(),
  language: z.enum(['fr', 'en', 'auto']),
});

export type RecordingSession = z.infer<typeof recordingSessionSchema>;
export type StoredParts = z.infer<typeof storedPartsSchema>;
export type HeardParts = z.infer<typeof heardPartsSchema>;
export type SpokenPhrases = z.infer<typeof spokenPhrasesSchema>;
export type SpokenPhrase = SpokenPhrases['phrases'][number];
export type SpeechPace = SpokenPhrases['pace'];
export type UnfinishedRecording = z.infer<typeof unfinishedRecordingSchema>;
export type RecordingPart = z.infer<typeof recordingPartSchema>;
export type SegmentRequest = z.infer<typeof segmentRequestSchema>;
