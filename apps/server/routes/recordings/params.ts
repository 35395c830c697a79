import * as z from 'zod';

/** The recording in an address. */
export const recordingParams = z.strictObject({ recordingId: z.uuid() });

const number = z
  .string()
  .regex(/^\d{1,6}$/u)
  .transform(Number);

/** The last phrase that is known, in a query; absent for none. */
export const phraseNumber = z
  .string()
  .regex(/^\d{1,7}$/u)
  .transform(Number);

/** A segment of it in an address. */
export const segmentParams = recordingParams.extend({ chunkIndex: number });

/** A part of it in an address. */
export const partParams = recordingParams.extend({ sequence: number });
