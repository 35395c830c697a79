import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { PASSWORD } from './build-server.ts';

type Method = NonNullable<InjectOptions['method']>;

/** A browser that keeps the cookies that it is given, as a page's browser does. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  call(
    method: Method,
    url: string,
    payload?: object | Buffer,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  signIn(username: string, password?: string): Promise<LightMyRequestResponse>;
  /** The status of who is signed in. */
  me(headers?: Record<string, string>): Promise<number>;
}

/** Opens a browser of its own at an address. */
export function openBrowser(
  { app }: { readonly app: FastifyInstance },
  { address = '127.0.0.1', userAgent = '' }: { readonly address?: string; readonly userAgent?: string } = {},
): TestBrowser {
  const cookies = new Map<string, string>();
  const call: TestBrowser['call'] = async (method, url, payload, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { cookie, 'user-agent': userAgent, ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    call,
    signIn: (username, password = PASSWORD) => call('POST', '/api/auth/login', { username, password }),
    me: async (headers = {}) => (await call('GET', '/api/auth/me', undefined, headers)).statusCode,
  };
}

/** The code of an error, for a test that looks at it alone. */
export function codeOf(answer: LightMyRequestResponse): string {
  return answer.json<{ code: string }>().code;
}
