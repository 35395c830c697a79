import * as z from 'zod';

/** A physician's signature as a picture. */
const handwrittenSignatureSchema = z.object({
  format: z.enum(['png', 'svg']),
  /** In pixels, or units of the drawing. */
  width: z.int(),
  height: z.int(),
  /** An address of data. */
  image: z.string(),
  updatedAt: z.iso.datetime(),
});

/** Null where the account has none. */
export const handwrittenSignatureAnswerSchema = z.object({
  signature: handwrittenSignatureSchema.nullable(),
});

export type HandwrittenSignature = z.infer<typeof handwrittenSignatureSchema>;
export type HandwrittenSignatureAnswer = z.infer<typeof handwrittenSignatureAnswerSchema>;
