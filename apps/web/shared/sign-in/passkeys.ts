import type { PasskeyOptionsAnswer, PasskeyProofBody } from '@constat/contract';
import { ApiError, apiSend } from '../api/client.ts';

/** True where the browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The person, or the browser, gave the ceremony up; the server has heard of nothing. */
export class PasskeyNotUsed extends Error {}

async function ask(path: string): Promise<Record<string, unknown>> {
  return (await apiSend<PasskeyOptionsAnswer>('POST', path)).options;
}

function notUsed(error: unknown): never {
  if (error instanceof ApiError) throw error;
  throw new PasskeyNotUsed('no passkey was used', { cause: error });
}

/**
 * Has one of this person's passkeys sign: what proves who they are.
 * @throws PasskeyNotUsed, or an ApiError whose message is the server's
 */
export async function signByPasskey(): Promise<PasskeyProofBody> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const optionsJSON = (await ask('/api/auth/passkey/options')) as unknown as Options;
  const response = await startAuthentication({ optionsJSON }).catch(notUsed);
  return { response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } };
}

/**
 * Has one of this person's passkeys sign, and sends the proof there.
 * @throws PasskeyNotUsed, or an ApiError whose message is the server's
 */
export async function provePasskey<Answer>(path: string): Promise<Answer> {
  return apiSend<Answer>('POST', path, await signByPasskey());
}

/**
 * Makes a passkey for the signed-in account.
 * @throws PasskeyNotUsed, or an ApiError whose message is the server's
 */
export async function makePasskey<Answer>(): Promise<Answer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const optionsJSON = (await ask('/api/account/passkeys/options')) as unknown as Options;
  const response = await startRegistration({ optionsJSON }).catch(notUsed);
  return apiSend<Answer>('POST', '/api/account/passkeys', { response });
}
