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
export function requireOwnSite(app: FastifyInstance, config: Config): void {
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

function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === config.publicUrl?.origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && new URL(own).host === host;
}
