import { createSign, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Provider } from 'oidc-provider';

type Claims = Record<string, unknown>;

/** A real identity provider on this computer, whose people are whoever they say at its own page. */
export interface TestProvider {
  readonly issuer: string;
  /** Changes what a token says before it is sent, under the provider's own signature. */
  alter: ((claims: Claims) => Claims) | null;
  /** What a token is signed with instead. */
  forgeWith: KeyObject | null;
  /** How often a token was asked for. */
  readonly tokens: () => number;
  close(): Promise<void>;
}

export const CLIENT = { id: 'constat', secret: 'un secret de la clinique' } as const;

/** A key to sign with; two thousand bits cost a tenth of a second. */
export function newSigningKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

/**
 * Starts one.
 * @param port where an earlier one was, or any
 * @param redirectUris the pages that it leads back to, asked for at the first request
 */
export async function startProvider({
  port = 0,
  key,
  keyId = 'first',
  redirectUris,
  isPublic = false,
}: {
  readonly port?: number;
  readonly key: KeyObject;
  readonly keyId?: string;
  readonly redirectUris: () => string[];
  /** Its client has no secret. */
  readonly isPublic?: boolean;
}): Promise<TestProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let tokens = 0;
  const shown: TestProvider = {
    issuer,
    alter: null,
    forgeWith: null,
    tokens: () => tokens,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const build = (): Provider => {
    const provider: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          redirect_uris: redirectUris(),
          ...(isPublic
            ? { token_endpoint_auth_method: 'none' as const }
            : { client_secret: CLIENT.secret, token_endpoint_auth_method: 'client_secret_basic' as const }),
        },
      ],
      jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['zz'] },
      // Each that is not given is told of on the console.
      ttl: {
        Interaction: 600,
        Grant: 600,
        Session: 600,
        AccessToken: 60,
        AuthorizationCode: 60,
        IdToken: 600,
      },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
      // Nobody is asked to agree to what the clinic has set up.
      async loadExistingGrant({ oidc }) {
        const { client, session } = oidc;
        if (client === undefined || session?.accountId === undefined) return undefined;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (context, next) => {
      await next();
      if (context.path !== '/token') return;
      tokens += 1;
      const body = context.body as { id_token?: string };
      if (body.id_token === undefined) return;
      const signing = shown.forgeWith ?? key;
      body.id_token = signAgain(body.id_token, signing, shown.alter ?? ((claims) => claims));
    });
    return provider;
  };
  let callback: ReturnType<Provider['callback']> | undefined;
  server.on('request', (request, response) => {
    callback ??= build().callback();
    void callback(request, response);
  });
  return shown;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string | undefined): Claims =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Claims;

function signAgain(token: string, key: KeyObject, alter: (claims: Claims) => Claims): string {
  const [header, claims] = token.split('.');
  const content = `${header}.${encode(alter(decode(claims)))}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

/** Somebody's browser at the provider, with the cookies that it is given there. */
export function visitProvider() {
  const cookies = new Map<string, string>();
  const open = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  /** Follows what the provider says until a page of its own, or the way back. */
  const follow = async (first: string, answer: Response): Promise<URL> => {
    let address = new URL(first);
    let present = answer;
    while (present.headers.has('location')) {
      const next = new URL(present.headers.get('location') ?? '', address);
      if (next.origin !== address.origin) return next;
      address = next;
      present = await open(next.href);
    }
    return address;
  };
  const begin = async (address: string) => follow(address, await open(address));
  return {
    /** Says who one is at the page of the provider; the parameters that it leads back with. */
    async signIn(address: string, login: string): Promise<string> {
      const page = (await begin(address)).href;
      const answer = await open(page, { prompt: 'login', login, password: 'zz' });
      return (await follow(page, answer)).search.slice(1);
    },
    /** Goes there and is sent back without having been asked; null where the provider asks. */
    async passThrough(address: string): Promise<string | null> {
      const page = await begin(address);
      return page.origin === new URL(address).origin ? null : page.search.slice(1);
    },
    async cancel(address: string): Promise<string> {
      const page = `${(await begin(address)).href}/abort`;
      return (await follow(page, await open(page))).search.slice(1);
    },
  };
}
