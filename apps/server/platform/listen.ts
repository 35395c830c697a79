import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/**
 * Listens, and answers the address to open.
 * @throws StartError naming PORT or HOST when that cannot be had
 */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        'PORT',
        {
          fr: `le port ${config.port} est déjà pris; arrêtez l'autre programme ou choisissez-en un autre.`,
          en: `port ${config.port} is taken; stop the other program or choose another one.`,
        },
        error,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        'PORT',
        { fr: "ce port n'est pas permis.", en: 'this port is not allowed.' },
        error,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new StartError(
        'HOST',
        { fr: "cette machine n'a pas cette adresse.", en: 'this machine has no such address.' },
        error,
      );
    }
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return config.publicUrl?.origin ?? `${config.tls === null ? 'http' : 'https'}://${host}:${port}`;
}
