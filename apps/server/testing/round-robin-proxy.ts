import { once } from 'node:events';
import { Agent, createServer, request as send } from 'node:http';
import type { IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a proxy does to a request, so that a test can break it. */
export interface ProxyTrouble {
  /** Milliseconds before the request goes on. */
  readonly delayMs?: number;
  /** True to lose the answer once the server has given it. */
  readonly losesAnswer?: boolean;
}

export interface RoundRobinProxy {
  readonly url: string;
  /** How many requests each server has answered, in the order of the servers. */
  readonly answered: () => readonly number[];
  /** The most requests of one kind of method that were on their way at once. */
  readonly mostAtOnce: (method: string) => number;
  /** Begins to look for the most anew. */
  readonly forgetMost: () => void;
  close(): Promise<void>;
}

/**
 * A small balancer: each request goes to the next server, and to the one after it where a server refuses or breaks the
 * connection. What may have had an effect already is sent again only under an `Idempotency-Key`.
 */
export async function startRoundRobinProxy(
  servers: readonly string[],
  trouble: (request: IncomingMessage) => ProxyTrouble = () => ({}),
): Promise<RoundRobinProxy> {
  const agent = new Agent({ keepAlive: true });
  const answered = servers.map(() => 0);
  const atOnce = new Map<string, number>();
  const most = new Map<string, number>();
  let turn = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const { delayMs = 0, losesAnswer = false } = trouble(request);
    if (delayMs > 0) await wait(delayMs);
    const isSafe = request.method === 'GET' || request.headers['idempotency-key'] !== undefined;
    for (let tried = 0; tried < servers.length; tried += 1) {
      const index = turn++ % servers.length;
      const { hostname, port } = new URL(servers[index] ?? '');
      const { method, headers, url: path } = request;
      const place = { hostname, port, method, path, agent, headers } as RequestOptions;
      try {
        const answer = await pass(place, body);
        answered[index] = (answered[index] ?? 0) + 1;
        if (losesAnswer) break;
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      } catch (error) {
        const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!isRefused && !isSafe) break;
      }
    }
    request.socket.destroy();
  }

  const proxy = createServer((request, response) => {
    const method = request.method ?? '';
    atOnce.set(method, (atOnce.get(method) ?? 0) + 1);
    most.set(method, Math.max(most.get(method) ?? 0, atOnce.get(method) ?? 0));
    handle(request, response)
      .catch(() => request.socket.destroy())
      .finally(() => atOnce.set(method, (atOnce.get(method) ?? 1) - 1));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answered: () => answered,
    mostAtOnce: (method) => most.get(method) ?? 0,
    forgetMost: () => most.clear(),
    async close() {
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** @throws where the whole answer does not come */
function pass(place: RequestOptions, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const forwarded = send(place, (answer) => {
      readAll(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content }),
        reject,
      );
    });
    forwarded.on('error', reject);
    forwarded.end(body);
  });
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
