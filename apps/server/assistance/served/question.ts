import type { Required } from '@constat/assistance/identity';
import type { TextLanguage } from '@constat/assistance/local';
import type * as z from 'zod';
import { ASSISTANCE_ENGINES } from '../../platform/config.ts';
import type { Config } from '../../platform/config.ts';
import type { Prompt } from './prompts/prompt.ts';

/** What the settings name a served engine: all of them but the local rules. */
export type Provider = Exclude<Config['assist']['engine'], 'local'>;

export const PROVIDERS: readonly Provider[] = ASSISTANCE_ENGINES.filter((engine) => engine !== 'local');

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

/** Where a provider answers when the settings name no address, and where it asks for a key. */
const OWN_SERVERS: Readonly<
  Record<
    Provider,
    { readonly address: string; readonly asksForKey: 'everywhere' | 'at its own address' | 'nowhere' }
  >
> = {
  // A server of one's own that speaks this protocol may need none.
  openai: { address: 'https://api.openai.com/v1', asksForKey: 'at its own address' },
  anthropic: { address: 'https://api.anthropic.com/v1', asksForKey: 'everywhere' },
};

/** Where the text goes. */
export function endpointOf({ provider, url }: Pick<ServedSettings, 'provider' | 'url'>): URL {
  const base = url ?? OWN_SERVERS[provider].address;
  return new URL(`${base.replace(/\/+$/u, '').replace(/\/v1$/u, '')}/v1`);
}

/** Whether the provider refuses a question without a key at the address of the settings. */
export function asksForKey({ provider, url }: Pick<ServedSettings, 'provider' | 'url'>): boolean {
  const where = OWN_SERVERS[provider].asksForKey;
  return where === 'everywhere' || (where === 'at its own address' && url === null);
}
