import * as z from 'zod';

/** `GET /api/launcher`: which start of the launcher the server belongs to. */
export const launcherAnswerSchema = z.object({ instance: z.string() });
