import * as z from 'zod';

/** What the dictation page shows of the engine. Paths are shown because the physician runs the server. */
export const speechStatusSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    engine: z.enum(['embedded', 'openai']),
    model: z.string(),
    languages: z.array(z.string()),
    /** Where the sound goes, where it leaves the machine. */
    host: z.string().optional(),
  }),
  z.object({
    /** It is on another machine, and no administrator has allowed it. */
    state: z.literal('not-allowed'),
    engine: z.literal('openai'),
    model: z.string(),
    host: z.string(),
  }),
  z.object({
    state: z.literal('model-missing'),
    engine: z.literal('embedded'),
    directory: z.string(),
    missingFiles: z.array(z.string()),
  }),
  z.object({ state: z.literal('model-loading'), engine: z.literal('embedded'), model: z.string() }),
  z.object({
    state: z.literal('model-damaged'),
    engine: z.literal('embedded'),
    model: z.string(),
    directory: z.string(),
  }),
  z.object({ state: z.literal('off'), engine: z.literal('off') }),
]);

export const transcriptionSchema = z.object({
  transcription: z.string(),
  enhanced: z.boolean(),
  /** Seconds. */
  duration: z.number(),
  language: z.string().nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  words: z.array(
    z.object({
      text: z.string(),
      start: z.number(),
      end: z.number(),
      confidence: z.number().min(0).max(1).nullable(),
    }),
  ),
  chunkIndex: z.number().int(),
});

export type SpeechStatusAnswer = z.infer<typeof speechStatusSchema>;
export type Transcription = z.infer<typeof transcriptionSchema>;
