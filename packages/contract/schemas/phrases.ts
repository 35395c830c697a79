import { LONGEST_PHRASE, PHRASE_FIELDS } from '@constat/assistance/phrase-book';
import * as z from 'zod';
import { storableText } from './storable-text.ts';

const language = z.enum(['fr', 'en']);
const text = storableText.trim().min(1).max(LONGEST_PHRASE);

/** A sentence that the physician writes into the book. */
export const phraseBodySchema = z.strictObject({ language, field: z.enum(PHRASE_FIELDS), text });

export const phraseChangeSchema = phraseBodySchema.pick({ text: true });

/** A sentence of the book. */
export const phraseSchema = z.object({
  id: z.uuid(),
  language,
  field: z.enum(PHRASE_FIELDS),
  /** The class of the restriction scale that it words. */
  restriction: z.number().int().min(0).max(4).nullable(),
  text: z.string(),
  /** Exported reports that hold it. */
  uses: z.number().int(),
});

export type PhraseBody = z.input<typeof phraseBodySchema>;
export type KeptPhrase = z.infer<typeof phraseSchema>;
