import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { isServedOverHttps } from '../platform/config.ts';
import { sessionLimits } from './sessions.ts';

/** What a cookie of ours is for: the session, a browser that an account is known on, or a step of a sign-in. */
type CookieName = 'constat' | 'constat-device' | StepCookie;

/** The step that asks for a code, the one that asks for a passkey, and the one that asks the identity provider. */
export type StepCookie = 'constat-code' | 'constat-passkey' | 'constat-identity';

/** A step lasts five minutes; whoever is sent to the provider may have a second factor to look for there. */
const STEP_S = { 'constat-code': 300, 'constat-passkey': 300, 'constat-identity': 600 } as const;

/**
 * How a cookie is called and bound. The `__Host-` prefix binds it to this host over HTTPS; plain HTTP on loopback cannot
 * carry it.
 */
export function cookieAttributes(
  config: Config,
  name: CookieName,
): { readonly name: string; readonly attributes: CookieSerializeOptions } {
  const secure = isServedOverHttps(config);
  return {
    name: secure ? `__Host-${name}` : name,
    attributes: { path: '/', httpOnly: true, sameSite: 'strict', secure },
  };
}

/** The token that such a cookie brings, or null. */
export function readTokenCookie(request: FastifyRequest, config: Config, name: CookieName): string | null {
  const token = request.cookies[cookieAttributes(config, name).name];
  return token !== undefined && /^[\w-]{43}$/u.test(token) ? token : null;
}

/** The session token that came with a request, or null. */
export function readSessionCookie(request: FastifyRequest, config: Config): string | null {
  return readTokenCookie(request, config, 'constat');
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  const { name, attributes } = cookieAttributes(config, 'constat');
  void reply.setCookie(name, token, { ...attributes, maxAge: sessionLimits(config).lifeMs / 1000 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  const { name, attributes } = cookieAttributes(config, 'constat');
  void reply.clearCookie(name, attributes);
}

/** Takes back what binds a step that was taken to the browser. */
export function clearStepCookie(reply: FastifyReply, config: Config, step: StepCookie): void {
  const { name, attributes } = cookieAttributes(config, step);
  void reply.clearCookie(name, attributes);
}

export function setStepCookie(reply: FastifyReply, config: Config, step: StepCookie, token: string): void {
  const { name, attributes } = cookieAttributes(config, step);
  void reply.setCookie(name, token, { ...attributes, maxAge: STEP_S[step] });
}
