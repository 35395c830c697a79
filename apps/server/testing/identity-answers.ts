import type { IdentityRequestAnswer } from '@constat/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from './browser.ts';
import { CLIENT, visitProvider } from './identity-provider.ts';
import type { TestProvider } from './identity-provider.ts';

/** Whom the provider knows the tests' account as, where nothing else is said. */
export const SUBJECT = 'zz-identite-0042';

/** How long before now the clock of a server begins: what a provider says is dated by the real one. */
export const EARLIER_MS = 300_000;

/** Where a provider leads back to. */
export const RETURNS_TO = (): string[] => ['http://localhost/identity'];

/** The settings of a server whose identity provider it is. */
export function settingsOf({ issuer }: Pick<TestProvider, 'issuer'>): Record<string, string> {
  return {
    CONSTAT_OIDC_ISSUER: issuer,
    CONSTAT_OIDC_CLIENT_ID: CLIENT.id,
    CONSTAT_OIDC_CLIENT_SECRET: CLIENT.secret,
    CONSTAT_OIDC_NAME: 'Clinique Zz',
    CONSTAT_PUBLIC_URL: 'http://localhost',
  };
}

/** Asks for a page of the provider, and says there who one is; the answer that it leads back with. */
export async function answerFor(
  browser: TestBrowser,
  { url = '/api/auth/identity/request', subject = SUBJECT } = {},
): Promise<string> {
  const { address } = (await browser.call('POST', url)).json<IdentityRequestAnswer>();
  return visitProvider().signIn(address, subject);
}

/** Signs in by the provider. */
export async function signInBy(browser: TestBrowser, subject = SUBJECT): Promise<LightMyRequestResponse> {
  return browser.call('POST', '/api/auth/identity', { response: await answerFor(browser, { subject }) });
}

/** Links the account that is signed in there. */
export async function linkAccount(browser: TestBrowser, subject = SUBJECT): Promise<LightMyRequestResponse> {
  const response = await answerFor(browser, { url: '/api/account/identity/link-request', subject });
  return browser.call('POST', '/api/account/identity', { response });
}
