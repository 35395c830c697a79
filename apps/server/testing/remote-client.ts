import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestClient } from './build-server.ts';

/** A client of a server in another process, as `buildServer` has of its own: what the tests send, over HTTP. */
export async function signInRemotely(
  url: string,
  account: { readonly username: string; readonly password: string },
): Promise<TestClient> {
  const send = (options: InjectOptions, cookie: string) => sendTo(url, options, cookie);
  const post = { method: 'POST', url: '/api/auth/login', payload: account } as const;
  const signedIn = await send(post, '');
  if (signedIn.statusCode !== 200) throw new Error(`${signedIn.statusCode} ${signedIn.body}`);
  const cookies = signedIn.headers['set-cookie'] as readonly string[];
  const cookie = cookies.map((set) => set.split(';', 1)[0]).join('; ');
  return {
    userId: signedIn.json<{ user: { id: string } }>().user.id,
    cookie,
    signInAgain: () => signInRemotely(url, account),
    send: (options) => send(options, cookie),
    get: (path) => send({ method: 'GET', url: path }, cookie),
    post: (path, payload, headers = {}) =>
      send({ method: 'POST', url: path, headers, ...(payload && { payload }) }, cookie),
    put: (path, payload, headers = {}) => send({ method: 'PUT', url: path, payload, headers }, cookie),
  };
}

/** Of what a test reads of an answer, all that it reads. */
async function sendTo(
  url: string,
  { method = 'GET', url: path = '/', payload, headers = {} }: InjectOptions,
  cookie: string,
): Promise<LightMyRequestResponse> {
  const isBytes = payload instanceof Uint8Array;
  const body = payload === undefined ? null : isBytes ? Uint8Array.from(payload) : JSON.stringify(payload);
  const answer = await fetch(`${url}${path as string}`, {
    method,
    headers: {
      ...(body !== null && !isBytes && { 'content-type': 'application/json' }),
      origin: url,
      cookie,
      ...(headers as Record<string, string>),
    },
    body,
  });
  const rawPayload = Buffer.from(await answer.arrayBuffer());
  const told = {
    statusCode: answer.status,
    headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
    rawPayload,
    body: rawPayload.toString(),
    json: () => JSON.parse(rawPayload.toString()) as unknown,
  };
  return told as unknown as LightMyRequestResponse;
}
