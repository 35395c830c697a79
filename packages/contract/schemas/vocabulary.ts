import { ENTRY_KINDS, HEARD_FORMS } from '@constat/dictation/vocabulary';
import * as z from 'zod';
import { VOCABULARY_FILE_LENGTH } from '../limits.ts';
import { storableText } from './storable-text.ts';

/** Longer than a term may be: how long that is, is refused with a message of its own. */
const phrase = storableText.max(1_000);

export const vocabularyEntryBodySchema = z.strictObject({
  term: phrase,
  kind: z.enum(ENTRY_KINDS),
  /** How engines have written it. */
  heard: z.array(phrase).max(HEARD_FORMS),
});

export const vocabularyEntrySchema = z.object({
  id: z.uuid(),
  term: z.string(),
  kind: z.enum(ENTRY_KINDS),
  heard: z.array(z.string()),
});

export const vocabularyFileSchema = z.strictObject({
  text: z.string().max(VOCABULARY_FILE_LENGTH),
});

export const vocabularyImportSchema = z.object({
  added: z.number().int(),
  /** Already there, and left as they were. */
  kept: z.number().int(),
  /** Lines that were left out, counted from 1; the first thousand. */
  refused: z.array(
    z.object({
      line: z.number().int(),
      reason: z.enum([
        'empty',
        'too-long',
        'too-many-words',
        'no-letter',
        'unknown-kind',
        'heard-form',
        'repeated',
        'too-many-lines',
        'list-full',
      ]),
    }),
  ),
  /** How many were left out. */
  refusedCount: z.number().int(),
});

/** What was recognised, and what the physician made of it in a review. */
export const wordCorrectionSchema = z.strictObject({ heard: phrase.min(1), corrected: phrase.min(1) });

export const wordCorrectionAnswerSchema = z.object({
  /** Whether the same correction was made so often that it is worth an entry. */
  isOffered: z.boolean(),
});

export type VocabularyEntryBody = z.infer<typeof vocabularyEntryBodySchema>;
export type StoredVocabularyEntry = z.infer<typeof vocabularyEntrySchema>;
export type VocabularyImport = z.infer<typeof vocabularyImportSchema>;
export type WordCorrection = z.infer<typeof wordCorrectionSchema>;
export type WordCorrectionAnswer = z.infer<typeof wordCorrectionAnswerSchema>;
