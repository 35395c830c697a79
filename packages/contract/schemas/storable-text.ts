import * as z from 'zod';

/**
 * A short text that stands in a column of its own: without NUL, which PostgreSQL cannot hold, and without half a
 * surrogate pair, which no database can. Neither is a character that anybody sees.
 */
export const storableText = z
  .string()
  .overwrite((text) => text.replaceAll(/\p{Surrogate}/gu, '').replaceAll('\0', ''));
