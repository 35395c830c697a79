import type { Config } from './config.ts';

/** True for a host name or address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = withoutBrackets(host);
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/u.test(name);
}

/** True for the name `localhost` and the two addresses that it stands for. */
export function isLocalhost(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(withoutBrackets(host));
}

/**
 * Where a page asked for under a number of this machine is opened instead: under `localhost`, which passkeys and the
 * browser's storage are bound to. Null under any other name, and where the person who runs the server has chosen
 * another address, a proxy or a certificate.
 * @param host what the request's `Host` header says, with its port
 */
export function localhostPage(
  { host, url }: { readonly host: string; readonly url: string },
  config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy' | 'tls'>,
): string | null {
  const isChosen = config.publicUrl !== null || config.trustProxy !== null || config.tls !== null;
  if (isChosen || !isLocalhost(config.host) || !url.startsWith('/')) return null;
  const number = /^(?:127\.0\.0\.1|\[::1\])(?<port>:\d{1,5})?$/u.exec(host);
  return number === null ? null : `http://localhost${number.groups?.['port'] ?? ''}${url}`;
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[|\]$/gu, '').toLowerCase();
}
