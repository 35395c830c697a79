import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { isServedOverHttps } from './config.ts';

const YEAR_S = 31_536_000;

/** A fresh nonce for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** What a page may load: its own origin and nothing else; inline scripts and styles only with the response's nonce. */
export function contentSecurityPolicy(nonce?: string): string {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer, errors included; a route that sends its own policy keeps it. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isServedOverHttps(config) ? { maxAge: YEAR_S, includeSubDomains: true } : false,
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', contentSecurityPolicy());
    }
    void reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
    if (request.url.startsWith('/api') || !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
}
