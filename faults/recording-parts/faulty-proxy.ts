import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** What the line between page and server does at the moment. */
export type Line =
  | 'sound'
  /** Nobody is reached. */
  | 'refused'
  /** Connections are taken, and nothing ever comes back. */
  | 'mute'
  /** A request breaks off in its middle. */
  | 'broken'
  /** The server does what it is asked for, and its answer is lost. */
  | 'answer-lost';

/** A line to a server whose faults are chosen while it is used. */
export interface FaultyProxy {
  readonly url: string;
  line: Line;
  /** The server behind it, which may be another one after a restart. */
  port: number;
  close(): Promise<void>;
}

/** Bytes after which a request breaks off: within its body. */
const BROKEN_AFTER = 900;

/** Starts a proxy in front of a port of this machine. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  const drop = (...pair: readonly Socket[]) => {
    for (const socket of pair) socket.resetAndDestroy();
  };
  const server = createServer((page) => {
    sockets.add(page);
    page.on('error', () => undefined);
    page.on('close', () => sockets.delete(page));
    if (proxy.line === 'refused') return drop(page);
    const upstream = connect(proxy.port, '127.0.0.1');
    sockets.add(upstream);
    upstream.on('error', () => drop(page));
    upstream.on('close', () => {
      sockets.delete(upstream);
      page.end();
    });
    page.on('close', () => upstream.destroy());
    let sent = 0;
    page.on('data', (data: Buffer) => {
      if (proxy.line === 'refused') return drop(page, upstream);
      if (proxy.line === 'mute') return;
      sent += data.length;
      if (proxy.line !== 'broken' || sent <= BROKEN_AFTER) return void upstream.write(data);
      upstream.write(data.subarray(0, Math.max(0, data.length - (sent - BROKEN_AFTER))));
      // The bytes are to leave before the line does.
      setImmediate(() => drop(page, upstream));
    });
    upstream.on('data', (data: Buffer) => {
      if (proxy.line === 'sound' || proxy.line === 'broken') page.write(data);
      else drop(page, upstream);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${address.port}`,
    line: 'sound',
    port,
    async close() {
      drop(...sockets);
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
