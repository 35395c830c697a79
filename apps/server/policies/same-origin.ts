import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { isLoopback } from '../platform/loopback.ts';
import { Refusal } from '../platform/refusal.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another site sends through the physician's browser: a write whose `Origin` or `Sec-Fetch-Site` is not this
 * server's, and any request under a host name that is not ours (a foreign name that points here is DNS rebinding).
 */
export function requireSameOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (!isOwnHost(request.hostname, config)) throw new Refusal('FOREIGN_ORIGIN');
    if (!SAFE_METHODS.includes(request.method) && !isOwnOrigin(request, config))
      throw new Refusal('FOREIGN_ORIGIN');
  });
}

/** An address that is a number cannot be rebound; a name must be loopback's, the configured host's or the public one. */
function isOwnHost(hostname: string, config: Config): boolean {
  const name = hostname.toLowerCase();
  if (isLoopback(name) || name === config.publicUrl?.hostname) return true;
  if (isLoopback(config.host)) return false;
  return name === config.host.toLowerCase() || isIP(name.replace(/^\[|\]$/gu, '')) !== 0;
}

/**
 * The scheme counts too: what a page that came unencrypted sends to the encrypted one may be anybody's in between. Under
 * the public name it is that of the public address; else the one that the connection has, or a trusted proxy names.
 */
function isOwnOrigin(request: FastifyRequest, { publicUrl }: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl?.origin) return true;
  if (request.hostname.toLowerCase() === publicUrl?.hostname) return false;
  const own = `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin) || !URL.canParse(own)) return false;
  return new URL(origin).origin === new URL(own).origin;
}
