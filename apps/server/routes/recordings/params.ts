import * as z from 'zod';

/** The recording in an address. */
export const recordingParams = z.strictObject({ recordingId: z.uuid() });
