import { VERBATIM_CATEGORIES } from '@constat/dictation/commands';
import * as z from 'zod';
import { COMMANDS_KEPT } from '../limits.ts';

const trigger = z.string().trim().min(3).max(200);

export const voiceCommandSchema = z.strictObject({
  trigger,
  replacement: z.string().min(1).max(20_000),
  category: z.string().max(100).optional(),
  created: z.string().max(200),
});

export const verbatimCommandSchema = z.strictObject({
  trigger,
  endTrigger: z.string().max(200).optional(),
  category: z.enum(VERBATIM_CATEGORIES),
  description: z.string().max(1_000),
  language: z.enum(['fr', 'en']),
  created: z.string().max(200),
});

/** A whole list, in the order of the physician. */
export const voiceCommandsSchema = z.array(voiceCommandSchema).max(COMMANDS_KEPT);
export const verbatimCommandsSchema = z.array(verbatimCommandSchema).max(COMMANDS_KEPT);
