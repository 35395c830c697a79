import type { CodeAsked, User } from '@constat/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDeviceCookie, setDeviceCookie } from '../../accounts/known-devices.ts';
import { readSessionCookie, setSessionCookie, setStepCookie } from '../../accounts/session-cookie.ts';
import { nameDevice } from '../../accounts/session-device.ts';
import type { SignInSource, PendingSignIn, SignedIn } from '../../actions/complete-sign-in.ts';
import { fingerprint } from '../../platform/ids.ts';
import { networkPrefixOf } from '../../platform/network-prefix.ts';
import { administers } from '../../policies/access.ts';
import { presentUser } from '../../presenters/user.ts';
import type { RouteContext } from './route-context.ts';

/** Sign-ins of one place in a minute, whatever the accounts: each costs 19 MiB for a moment. */
const SIGN_INS_A_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Where a request that signs in comes from. */
export function signInSourceOf(
  request: FastifyRequest,
  { config }: Pick<RouteContext, 'config'>,
): SignInSource {
  return {
    address: networkPrefixOf(request.ip),
    device: nameDevice(request.headers['user-agent']),
    oldToken: readSessionCookie(request, config),
    deviceToken: readDeviceCookie(request, config),
  };
}

/** Answers with who has signed in; the tokens go in cookies alone. */
export async function answerSignedIn(
  reply: FastifyReply,
  { store, config }: Pick<RouteContext, 'store' | 'config'>,
  { user, token, deviceToken }: SignedIn,
): Promise<{ readonly user: User }> {
  setSessionCookie(reply, config, token);
  setDeviceCookie(reply, config, deviceToken);
  const who = { ...user, isAdmin: user.isAdmin === 1, isSample: user.sample === 1 };
  return { user: presentUser(user, await administers(store, who)) };
}

/** The same where a code may be asked for first. */
export async function answerSignIn(
  reply: FastifyReply,
  context: Pick<RouteContext, 'store' | 'config'>,
  result: SignedIn | PendingSignIn,
): Promise<{ readonly user: User } | CodeAsked> {
  if (!('pendingToken' in result)) return answerSignedIn(reply, context, result);
  setStepCookie(reply, context.config, 'constat-code', result.pendingToken);
  return { pending: { until: new Date(result.until).toISOString() } };
}

/**
 * The limit of the routes that check a password: per place, but for a browser that is known to an account, which strangers
 * behind the same proxy do not use up.
 */
export function signInLimit({ store, config }: Pick<RouteContext, 'store' | 'config'>) {
  return {
    max: SIGN_INS_A_MINUTE,
    timeWindow: MINUTE_MS,
    async keyGenerator(request: FastifyRequest): Promise<string> {
      const token = readDeviceCookie(request, config);
      if (token === null) return networkPrefixOf(request.ip);
      const tokenHash = fingerprint(token);
      const isKnown = await store.knownDevices.isKnownToAny(tokenHash);
      return isKnown ? `known device ${tokenHash}` : networkPrefixOf(request.ip);
    },
  };
}
