import {
  AuthorizationResponseError,
  ClientSecretBasic,
  ClientSecretPost,
  None,
  ResponseBodyError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import type { Clock } from '../platform/clock.ts';
import type { OidcSettings } from '../platform/oidc-settings.ts';
import { Refusal } from '../platform/refusal.ts';
import type { IdentityRequestRow } from '../store/account-tables.ts';

/** What a question to the provider has of its own, for its answer to be recognised. */
export type AskedIdentity = Pick<
  IdentityRequestRow,
  'state' | 'nonce' | 'codeVerifier' | 'redirectUri' | 'begunAt'
>;

/** Somebody as the provider knows them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The identity provider of a clinic, by OpenID Connect. */
export interface IdentityProvider {
  readonly name: string;
  /** The address of the provider. */
  readonly issuer: string;
  /**
   * The page of the provider that asks who somebody is.
   * @throws Refusal IDENTITY_PROVIDER_FAILED
   */
  ask(redirectUri: string): Promise<{ readonly address: string; readonly asked: AskedIdentity }>;
  /**
   * Reads what the provider has sent back: the parameters of the address.
   * @throws Refusal IDENTITY_REFUSED, IDENTITY_CANCELLED, IDENTITY_NOT_FRESH or IDENTITY_PROVIDER_FAILED
   */
  read(response: string, asked: AskedIdentity): Promise<Identity>;
}

/** For each request to the provider, in seconds. */
const TIMEOUT_S = 8;
/** How long what the provider says of itself is kept; its keys are looked up more often. */
const DESCRIPTION_MS = 600_000;
/** How long a question waits for its answer. */
export const IDENTITY_REQUEST_MS = 600_000;
/** By how much the clocks of the provider and of this computer may differ. */
const CLOCKS_DIFFER_MS = 60_000;

/** Nothing is asked of the provider before somebody wants to sign in: the server starts without it. */
export function createIdentityProvider(
  { issuer, clientId, clientSecret, name }: OidcSettings,
  clock: Clock,
): IdentityProvider {
  let described: { readonly at: number; readonly by: Promise<Configuration> } | null = null;

  const describe = (): Promise<Configuration> => {
    const at = clock.elapsed();
    if (described !== null && at - described.at < DESCRIPTION_MS) return described.by;
    const by = discover();
    const present = { at, by };
    described = present;
    // What has failed is asked again the next time.
    void by.catch(() => {
      if (described === present) described = null;
    });
    return by;
  };

  const discover = () =>
    discovery(
      issuer,
      clientId,
      undefined,
      clientSecret === null
        ? None()
        : (as, client, body, headers) => {
            const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
            const prove = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
            return prove(clientSecret)(as, client, body, headers);
          },
      {
        timeout: TIMEOUT_S,
        execute: [
          enableNonRepudiationChecks,
          // The settings let a provider on this computer alone do without encryption.
          ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      },
    );

  return {
    name,
    issuer: issuer.href,

    async ask(redirectUri) {
      const provider = await describe().catch(failed);
      const codeVerifier = randomPKCECodeVerifier();
      const own = { state: randomState(), nonce: randomNonce(), codeVerifier };
      const address = buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid',
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state: own.state,
        nonce: own.nonce,
        // An open session at the provider must not open one that is locked or was left here.
        prompt: 'login',
        max_age: '0',
      });
      return { address: address.href, asked: { ...own, redirectUri, begunAt: clock.now() } };
    },

    async read(response, { state, nonce, codeVerifier, redirectUri, begunAt }) {
      const parameters = new URLSearchParams(response);
      if (parameters.getAll('state').join() !== state) throw new Refusal('IDENTITY_REFUSED');
      const provider = await describe().catch(failed);
      const current = new URL(redirectUri);
      current.search = parameters.toString();
      const tokens = await authorizationCodeGrant(provider, current, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }).catch(explain);
      const claims = tokens.claims();
      if (claims === undefined) throw new Refusal('IDENTITY_PROVIDER_FAILED');
      const authenticatedAt = (claims.auth_time ?? 0) * 1_000;
      if (authenticatedAt < begunAt - CLOCKS_DIFFER_MS) throw new Refusal('IDENTITY_NOT_FRESH');
      return { issuer: claims.iss, subject: claims.sub };
    },
  };
}

function failed(cause: unknown): never {
  throw new Refusal('IDENTITY_PROVIDER_FAILED', { cause });
}

/** The person may have given it up, or the code may have been used; anything else is for whoever set the provider up. */
function explain(error: unknown): never {
  if (error instanceof AuthorizationResponseError)
    throw new Refusal(error.error === 'access_denied' ? 'IDENTITY_CANCELLED' : 'IDENTITY_REFUSED');
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant')
    throw new Refusal('IDENTITY_REFUSED');
  return failed(error);
}
