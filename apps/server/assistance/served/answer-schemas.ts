/** What a model must answer, by task. Anything else is a failure. */
import { CONCLUSION_FIELDS } from '@constat/assistance/local';
import * as z from 'zod';

export const textAnswer = z.strictObject({ text: z.string() });

export const partsAnswer = z.strictObject({
  appreciation: z.string(),
  plaintes: z.string(),
  impact: z.string(),
});

export const conclusionAnswer = z.strictObject({
  sentences: z.array(
    z.strictObject({
      field: z.enum(CONCLUSION_FIELDS),
      text: z.string(),
      fields: z.array(z.string()),
    }),
  ),
});
