import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';

test.each([
  ['/api/transcribe-whisper-chunk', 'multipart/form-data; boundary=x'],
  ['/api/account/archive', 'application/zip'],
  ['/api/saved-forms', 'application/json'],
])('a sender who leaves in the middle of a body to %s is no defect of ours', async (url, type) => {
  const server = await buildServer();
  try {
    const { cookie } = await server.signUp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [`POST ${url} HTTP/1.1`, 'Host: 127.0.0.1', `Cookie: ${cookie}`, `Content-Type: ${type}`];
    const part = '--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\n';
    socket.write(`${head.join('\r\n')}\r\nContent-Length: 900000\r\nExpect: 100-continue\r\n\r\n`);
    await once(socket, 'data');
    socket.write(part + 'z'.repeat(100_000), () => socket.destroy());
    await expect.poll(() => server.log()).toMatch(/"msg":"(?:refused|failed)"/u);
    expect(server.log()).not.toContain('"level":50');
  } finally {
    await server.close();
  }
});
