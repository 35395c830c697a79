import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { isServedOverHttps } from '../platform/config.ts';
import { SESSION_LIFE_MS } from './sessions.ts';

/** The `__Host-` prefix binds the cookie to this host over HTTPS; plain HTTP on loopback cannot carry it. */
function cookieName(config: Config): string {
  return isServedOverHttps(config) ? '__Host-constat' : 'constat';
}

function attributes(config: Config): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isServedOverHttps(config) };
}

/** The session token that came with a request, or null. */
export function readSessionCookie(request: FastifyRequest, config: Config): string | null {
  const token = request.cookies[cookieName(config)];
  return token !== undefined && /^[\w-]{43}$/u.test(token) ? token : null;
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  void reply.setCookie(cookieName(config), token, { ...attributes(config), maxAge: SESSION_LIFE_MS / 1000 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(cookieName(config), attributes(config));
}
