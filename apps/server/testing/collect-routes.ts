import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route as it was declared, with one method. */
export interface DeclaredRoute {
  readonly method: string;
  /** With its parameters, as `/api/saved-forms/:id`. */
  readonly url: string;
  readonly config: RouteOptions['config'];
  readonly schema: RouteOptions['schema'];
}

/** What `build` builds, and every route that the server which it starts declares; those that only answer HEAD are left out. */
export async function collectRoutes<Built>(
  build: () => Promise<Built>,
): Promise<{ readonly built: Built; readonly routes: readonly DeclaredRoute[] }> {
  const routes: DeclaredRoute[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config, schema }) => {
      for (const one of [method].flat())
        if (one !== 'HEAD') routes.push({ method: one, url, config, schema });
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return { built: await build(), routes };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
