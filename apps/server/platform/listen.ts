import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { isLocalhost } from './loopback.ts';
import { StartError } from './start-error.ts';

/** How often another free port is tried where any will do, and one is free on one of the two addresses only. */
const FREE_PORT_TRIES = 5;

export interface Listening {
  /** The address to open. */
  readonly url: string;
  /** Takes no new connection; resolves once those that came by the second address have ended. */
  stop(): Promise<void>;
}

/**
 * Listens: under `localhost` on both addresses that this name stands for, 127.0.0.1 and, where the system has it, ::1.
 * Were another program on one of them, browsers would reach it in our place, so that port counts as taken.
 * @throws StartError naming PORT or HOST when that cannot be had
 */
export async function listen(app: FastifyInstance, config: Config): Promise<Listening> {
  try {
    const second = isLocalhost(config.host) ? await listenOnBoth(app, config.port) : null;
    if (!isLocalhost(config.host)) await listenOn(app, config.host, config.port);
    return {
      url: addressOf(app, config),
      stop: async () => {
        if (second === null) return;
        const ended = once(second, 'close');
        second.close();
        await ended;
      },
    };
  } catch (error) {
    throw describe(error, config.port);
  }
}

async function listenOnBoth(app: FastifyInstance, port: number): Promise<Server | null> {
  for (let tries = 1; ; tries += 1) {
    const second = await listenOnSecond(app, port);
    try {
      await listenOn(app, '127.0.0.1', second === null ? port : (second.address() as AddressInfo).port);
      return second;
    } catch (error) {
      second?.close();
      const isMissing = codeOf(error) === 'EADDRNOTAVAIL' && second !== null;
      if (isMissing) {
        await once(second, 'close');
        await listenOn(app, '::1', port);
        return null;
      }
      if (port !== 0 || codeOf(error) !== 'EADDRINUSE' || tries === FREE_PORT_TRIES) throw error;
    }
  }
}

/** ::1, whose connections are handed to the server as if they were its own; null where the system has no such address. */
async function listenOnSecond(app: FastifyInstance, port: number): Promise<Server | null> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  try {
    second.listen({ host: '::1', port });
    await once(second, 'listening');
    return second;
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPROTONOSUPPORT'].includes(codeOf(error))) return null;
    throw error;
  }
}

async function listenOn(app: FastifyInstance, host: string, port: number): Promise<void> {
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
}

function addressOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const isNamed = config.tls === null && isLocalhost(config.host);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return (
    config.publicUrl?.origin ??
    `${config.tls === null ? 'http' : 'https'}://${isNamed ? 'localhost' : host}:${port}`
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function describe(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      'PORT',
      {
        fr: `le port ${port} est déjà pris; arrêtez l’autre programme ou choisissez-en un autre.`,
        en: `port ${port} is taken; stop the other program or choose another one.`,
      },
      error,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      'PORT',
      { fr: 'ce port n’est pas permis.', en: 'this port is not allowed.' },
      error,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(
      'HOST',
      { fr: 'cette machine n’a pas cette adresse.', en: 'this machine has no such address.' },
      error,
    );
  }
  return error;
}
