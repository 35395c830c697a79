import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { COMMAND_LINE_START } from '../../platform/command-line.ts';
import { INSTALLED_FOLDER } from '../../platform/installed-files.ts';
import { localhostPage } from '../../platform/loopback.ts';
import { Refusal } from '../../platform/refusal.ts';
import { contentSecurityPolicy, newNonce } from '../../platform/security-headers.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const NONCE_PLACE = '__CSP_NONCE__';
/** Where a page is told that the launcher has started the server. */
const LAUNCHED_PLACE = '__LAUNCHED__';
/** How the page names the tasks of the operator. */
const COMMANDS_PLACE = '__COMMANDS__';
const YEAR_S = 31_536_000;

/** What stands in for the pages while they are not built. */
const MISSING_PAGES = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <title>Constat</title>
  </head>
  <body>
    <h1>Constat</h1>
    <p>Les pages ne sont pas construites. Arrêtez le serveur et lancez <code>npm start</code>, qui les construit.</p>
    <p lang="en">The pages are not built. Stop the server and run <code>npm start</code>, which builds them.</p>
  </body>
</html>
`;

/**
 * The pages: the build's files as they are, and for any other address its `index.html` with a nonce of this response, so
 * that an address of the pages can be opened directly. By default pages live under `localhost` alone.
 */
export function pageRoutes(directory: string): RoutePlugin {
  return async (app, { context }) => {
    await app.register(fastifyStatic, {
      // A folder that is there before the pages are built; each answer names its own.
      root: INSTALLED_FOLDER,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      // Helmet's headers stand; the build's own are set below.
      cacheControl: false,
    });

    app.get(
      '/*',
      { config: { policy: 'public' }, schema: { hide: true, params: z.object({ '*': z.string() }) } },
      async (request, reply) => {
        const file = request.params['*'];
        if (file === 'api' || file.startsWith('api/')) throw new Refusal('NOT_FOUND');
        const isAsset = file.startsWith('assets/') && !file.endsWith('/');
        if (isAsset || (await isBuiltFile(directory, file))) return sendAsset(directory, file, reply);
        const moved = localhostPage(request, context.config);
        if (moved !== null) return reply.redirect(moved);
        const isLaunched = context.config.launcher !== null;
        return sendPage(directory, { isLaunched }, request, reply);
      },
    );
  };
}

/** True for a file of the build; `index.html` is not sent as it is, because its nonce is not filled in. */
async function isBuiltFile(directory: string, file: string): Promise<boolean> {
  if (!/^[\w./-]+\.[a-z0-9]+$/iu.test(file) || file.includes('..') || file === 'index.html') return false;
  const found = await stat(path.join(directory, file)).catch(() => null);
  return found?.isFile() === true;
}

function sendAsset(directory: string, file: string, reply: FastifyReply): FastifyReply {
  const hashed = file.startsWith('assets/');
  return reply
    .header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    .sendFile(file, directory);
}

async function sendPage(
  directory: string,
  { isLaunched }: { readonly isLaunched: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  const nonce = newNonce();
  let page: string;
  try {
    page = await readFile(path.join(directory, 'index.html'), 'utf8');
  } catch (error) {
    request.log.error({ err: error }, 'the pages are not built');
    return reply.code(503).send(MISSING_PAGES);
  }
  void reply.header('content-security-policy', contentSecurityPolicy(nonce));
  return reply.send(
    page
      .replaceAll(NONCE_PLACE, nonce)
      .replace(LAUNCHED_PLACE, isLaunched ? 'yes' : 'no')
      .replace(COMMANDS_PLACE, COMMAND_LINE_START),
  );
}
