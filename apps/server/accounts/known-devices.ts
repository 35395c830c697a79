import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { attemptKey } from './login-throttle.ts';
import { cookieAttributes, readTokenCookie } from './session-cookie.ts';

/** Devices of one account that are remembered; one more forgets the one used longest ago. */
const DEVICES_PER_ACCOUNT = 20;
/** As long as browsers keep a cookie at most: 400 days. */
const COOKIE_S = 400 * 86_400;
/** A browser is known for so long after it was last used, in milliseconds. */
export const DEVICE_KNOWN_MS = COOKIE_S * 1_000;

/** The token of a browser on which somebody has signed in before, or null. It opens nothing. */
export function readDeviceCookie(request: FastifyRequest, config: Config): string | null {
  return readTokenCookie(request, config, 'constat-device');
}

export function setDeviceCookie(reply: FastifyReply, config: Config, token: string): void {
  const { name, attributes } = cookieAttributes(config, 'constat-device');
  void reply.setCookie(name, token, { ...attributes, maxAge: COOKIE_S });
}

/** Under what guesses at an account are counted on a browser that it is known on. */
export function knownDeviceKey(username: string, tokenHash: string): string {
  return attemptKey(username, `known device ${tokenHash}`);
}

/**
 * Makes the browser known to an account that has just signed in on it.
 * @param oldToken the token that came with the request; what may have been planted is known no more. Guesses at the other
 * accounts that the browser is known to stay counted
 * @returns its new token
 */
export async function rememberDevice(
  { knownDevices, loginAttempts }: Pick<Repositories, 'knownDevices' | 'loginAttempts'>,
  {
    oldToken,
    userId,
    now,
  }: { readonly oldToken: string | null; readonly userId: string; readonly now: number },
): Promise<string> {
  const token = newToken();
  const tokenHash = fingerprint(token);
  if (oldToken !== null) {
    const oldHash = fingerprint(oldToken);
    for (const username of await knownDevices.accountsOn(oldHash))
      await loginAttempts.move(knownDeviceKey(username, oldHash), knownDeviceKey(username, tokenHash));
    await knownDevices.renew(oldHash, tokenHash);
  }
  await knownDevices.put({ tokenHash, userId, now }, DEVICES_PER_ACCOUNT);
  return token;
}
