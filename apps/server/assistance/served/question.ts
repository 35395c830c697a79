import type { Required } from '@constat/assistance/identity';
import type { TextLanguage } from '@constat/assistance/local';
import type * as z from 'zod';
import type { Prompt } from './prompts/prompt.ts';

export interface ServedSettings {
  readonly provider: 'openai' | 'anthropic';
  /** Base address; null for the provider's own. */
  readonly url: string | null;
  readonly key: string | null;
  readonly model: string;
}

export interface Question<T> {
  readonly prompt: Prompt;
  readonly language: TextLanguage;
  /** What the model works on: sent as JSON in the user's message, apart from the instructions. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly answer: z.ZodType<T>;
  /** Which of the placeholders that stand for an identity the answer has to hold. */
  readonly keeps: Required;
}

const OPENAI_URL = 'https://api.openai.com/v1';
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

/** Where the text goes. */
export function endpointOf({ provider, url }: Pick<ServedSettings, 'provider' | 'url'>): URL {
  const base = url ?? (provider === 'openai' ? OPENAI_URL : ANTHROPIC_URL);
  return new URL(`${base.replace(/\/+$/u, '').replace(/\/v1$/u, '')}/v1`);
}
