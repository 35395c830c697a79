import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import type { SecureVersion } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

const pem = (name: string) =>
  fileURLToPath(new URL(`../assistance/fixtures/untrusted-${name}.pem`, import.meta.url));

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await buildServer({ env: { CONSTAT_TLS_CERT: pem('certificate'), CONSTAT_TLS_KEY: pem('key') } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** The version that was agreed upon, or the code of the refusal. */
async function agree(version: SecureVersion): Promise<string> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    minVersion: version,
    maxVersion: version,
    // What this client would otherwise not even offer.
    ciphers: 'DEFAULT@SECLEVEL=0',
    // The certificate is one that nobody signed; what is looked at is the version.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect');
    return socket.getProtocol() ?? '';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'refused';
  } finally {
    socket.destroy();
  }
}

test.each([
  ['TLSv1.3', 'TLSv1.3'],
  ['TLSv1.2', 'TLSv1.2'],
  ['TLSv1.1', 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'],
  ['TLSv1', 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'],
] as const)('a client of %s: %s', async (version, outcome) => {
  expect(await agree(version)).toBe(outcome);
});

test('a call that comes in clear is neither answered nor led on', async () => {
  const socket = connectPlain(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write('GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(socket, 'close');
  expect(answer).not.toMatch(/HTTP\/1\.1 (?:2|3)/u);
  expect(answer).not.toContain('status');
});
