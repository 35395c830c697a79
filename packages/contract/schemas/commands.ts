import {
  MAX_CATEGORY_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_PHRASE_LENGTH,
  MAX_REPLACEMENT_LENGTH,
  MIN_TRIGGER_LENGTH,
  VERBATIM_CATEGORIES,
} from '@constat/dictation/commands';
import * as z from 'zod';
import { COMMANDS_KEPT } from '../limits.ts';

const trigger = z.string().trim().min(MIN_TRIGGER_LENGTH).max(MAX_PHRASE_LENGTH);

export const voiceCommandSchema = z.strictObject({
  trigger,
  replacement: z.string().min(1).max(MAX_REPLACEMENT_LENGTH),
  category: z.string().max(MAX_CATEGORY_LENGTH).optional(),
  created: z.string().max(200),
});

export const verbatimCommandSchema = z.strictObject({
  trigger,
  endTrigger: z.string().max(MAX_PHRASE_LENGTH).optional(),
  category: z.enum(VERBATIM_CATEGORIES),
  description: z.string().max(MAX_DESCRIPTION_LENGTH),
  language: z.enum(['fr', 'en']),
  created: z.string().max(200),
});

/** A whole list, in the order of the physician. */
export const voiceCommandsSchema = z.array(voiceCommandSchema).max(COMMANDS_KEPT);
export const verbatimCommandsSchema = z.array(verbatimCommandSchema).max(COMMANDS_KEPT);
