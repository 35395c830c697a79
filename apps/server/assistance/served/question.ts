import type { Required } from '@constat/assistance/identity';
import type { TextLanguage } from '@constat/assistance/local';
import type * as z from 'zod';
import type { Config } from '../../platform/config.ts';
import type { Prompt } from './prompts/prompt.ts';

/** What the settings name a served engine: all of them but the local rules. */
export type Provider = Exclude<Config['assist']['engine'], 'local'>;

export interface ServedSettings {
  readonly provider: Provider;
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

/** Where a provider answers when the settings name no address. */
const OWN_ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const satisfies Record<Provider, string>;

/** Where the text goes. */
export function endpointOf({ provider, url }: Pick<ServedSettings, 'provider' | 'url'>): URL {
  const base = url ?? OWN_ADDRESSES[provider];
  return new URL(`${base.replace(/\/+$/u, '').replace(/\/v1$/u, '')}/v1`);
}
