import { readFileSync } from 'node:fs';
import https from 'node:https';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { BODY_BYTES } from '@constat/contract/limits';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { createIdentityProvider } from './accounts/identity-provider.ts';
import { createCopyErasure } from './copies/copy-erasure.ts';
import { answerConnectionError } from './platform/connection-errors.ts';
import { answerErrors, sendRefusal } from './platform/error-answers.ts';
import type { Config } from './platform/config.ts';
import { closeConnectionsOnShutdown } from './platform/graceful-shutdown.ts';
import { describeRoutes } from './platform/describe-routes.ts';
import { PAGES_DIRECTORY } from './platform/installed-files.ts';
import { readJsonBodies } from './platform/json-bodies.ts';
import { closeAfterRefusal } from './platform/close-after-refusal.ts';
import { loggerOptions } from './platform/logger.ts';
import type { LogStream } from './platform/logger.ts';
import { logRequests } from './platform/request-log.ts';
import { MonotonicRateLimitStore } from './platform/rate-limit-store.ts';
import { Refusal } from './platform/refusal.ts';
import { sharedRateLimitStore } from './platform/shared-rate-limit-store.ts';
import { addSecurityHeaders, headersOfUnread } from './platform/security-headers.ts';
import { networkPrefixOf } from './platform/network-prefix.ts';
import { requireSameOrigin } from './policies/same-origin.ts';
import { requirePolicies } from './policies/access.ts';
import { limitCalls } from './policies/call-limits.ts';
import { requireCurrentPages } from './policies/current-pages.ts';
import { ROUTES } from './routes/index.ts';
import { findBuiltPages } from './routes/pages/built-pages.ts';
import { pageRoutes } from './routes/pages/index.ts';
import type { RouteContext, RoutePlugin } from './routes/request-handling/route-context.ts';

export interface AppDependencies extends Omit<RouteContext, 'identityProvider'> {
  /** Where the built pages lie, when not in their usual place. */
  readonly pagesDirectory?: string;
  readonly log?: { readonly stream: LogStream; readonly level: string };
  /** More routes, for a test that needs one. */
  readonly extraRoutes?: readonly RoutePlugin[];
}

/** A request that has not come in full after this time is ended. */
const REQUEST_MS = 300_000;
/** Requests of one account, or of one address without a session, in a minute; far above what the pages send. */
const REQUESTS_A_MINUTE = 3_000;

/** How Fastify treats connections: idle ones end with the server, requests in flight are answered. */
const CONNECTION_OPTIONS = {
  requestIdHeader: false,
  logController: new LogController({ disableRequestLogging: true }),
  forceCloseConnections: 'idle',
  return503OnClosing: false,
} as const;

/**
 * The server, not yet listening. What it is given it does not close.
 * @throws when a route declares no policy
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { pagesDirectory = PAGES_DIRECTORY, log, extraRoutes = [], ...given } = dependencies;
  const { config, clock } = given;
  const identityProvider = config.oidc === null ? null : createIdentityProvider(config.oidc, clock);
  const context: RouteContext = { ...given, identityProvider };
  const unread = headersOfUnread(config);
  const app: FastifyInstance = Fastify({
    ...serverOptions(context, log),
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(request, reply.headers(unread), new Refusal('VALIDATION_FAILED')),
    clientErrorHandler: (error, socket) => answerConnectionError(error, socket, unread),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  answerErrors(app);
  logRequests(app);
  closeConnectionsOnShutdown(app);
  closeAfterRefusal(app);
  readJsonBodies(app);
  await addSecurityHeaders(app, config);
  requireSameOrigin(app, config);
  requireCurrentPages(app, await findBuiltPages(pagesDirectory));
  const counters = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    // SQLite serves one process, which counts in its memory.
    store:
      context.store.dialect === 'postgres'
        ? sharedRateLimitStore(context.store.rateWindows)
        : MonotonicRateLimitStore,
    max: REQUESTS_A_MINUTE * context.config.callLimitFactor,
    timeWindow: 60_000,
    // Colleagues behind one address do not share one limit.
    keyGenerator: (request) => request.sessionUser?.id ?? networkPrefixOf(request.ip),
    addHeaders: counters,
    addHeadersOnExceeding: counters,
    // A connection that has ended meanwhile has no address, and nobody waits for its answer.
    allowList: (request) => !request.ip,
  });
  await app.register(cookie);
  // The default quality of Brotli is made for files that are compressed once.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  requirePolicies(app, context);
  limitCalls(app, context.config);
  eraseFromCopiesToo(app, context);
  await describeRoutes(app);
  for (const routes of [...ROUTES, ...extraRoutes, pageRoutes(pagesDirectory)])
    await app.register(routes, { context });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendRefusal(request, reply, new Refusal('NOT_FOUND')),
  );
  await app.ready();
  return app;
}

/** What a request has deleted goes from the copies in the data directory too, once it is answered. */
function eraseFromCopiesToo(app: FastifyInstance, { store, config }: RouteContext): void {
  const erase = createCopyErasure({ store, dataDir: config.dataDir });
  const eraseOrSay = () =>
    erase().catch((error: unknown) => app.log.error({ err: error }, 'erasing from the copies failed'));
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'DELETE') void eraseOrSay();
  });
  app.addHook('onClose', eraseOrSay);
}

function serverOptions({ config }: RouteContext, log: AppDependencies['log']): FastifyServerOptions {
  const { tls } = config;
  return {
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: () => randomUUID(),
    logger: log === undefined ? false : loggerOptions(log.stream, log.level),
    ...CONNECTION_OPTIONS,
    ...(tls !== null && {
      serverFactory: (handler: Parameters<typeof https.createServer>[1]) =>
        https.createServer(
          {
            cert: readFileSync(tls.cert),
            key: readFileSync(tls.key),
            minVersion: 'TLSv1.2',
            requestTimeout: REQUEST_MS,
          },
          handler,
        ),
    }),
  };
}

function trustedProxies(setting: Config['trustProxy']): FastifyServerOptions['trustProxy'] & {} {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return setting ?? false;
}
