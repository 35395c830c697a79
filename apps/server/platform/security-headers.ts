import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { isServedOverHttps } from './config.ts';

const YEAR_S = 31_536_000;

/** A fresh nonce for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * What a page may load: its own origin and nothing else; inline scripts and styles only with the response's nonce. No
 * text becomes markup or code; a thread begins through the one policy that the pages have for it.
 */
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
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types constat-threads',
  ].join('; ');
}

/** What is made for programs, or to be kept as a file: opened in a window, it shows and does nothing of this origin. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What the pages use of a browser: the microphone, dictation devices, sounds, copying, passkeys, local recognition. */
const USED_FEATURES = [
  'autoplay',
  'clipboard-write',
  'hid',
  'microphone',
  'on-device-speech-recognition',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

/**
 * The other features of browsers that a page may be refused (W3C Permissions Policy, and those of Chromium 156). Left as
 * they are: what a browser needs to reach this server on a local network, and to isolate its processes.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'aria-notify',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = [
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/** True for a call of the contract, however its address is written. */
export function isApiCall({ routeOptions, url }: FastifyRequest): boolean {
  return url.startsWith('/api') || routeOptions.url?.startsWith('/api') === true;
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
    const isCall = isApiCall(request);
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', isCall ? DATA_POLICY : contentSecurityPolicy());
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (isCall || !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

/** The same for what is answered before a request has reached a hook: it could not be read. */
export function headersOfUnread(config: Config): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': DATA_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isServedOverHttps(config) && {
      'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
    }),
  };
}
