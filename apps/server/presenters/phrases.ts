import { phraseSchema } from '@constat/contract/schemas';
import * as z from 'zod';
import type { CountedPhrase } from '../store/repositories/phrases.ts';

/** The physician's phrases as they are given out. */
export function presentPhrases(rows: readonly CountedPhrase[]): z.output<typeof phraseSchema>[] {
  return z.array(phraseSchema).parse(rows);
}
