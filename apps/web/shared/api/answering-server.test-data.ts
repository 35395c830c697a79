import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';

interface Received {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real server that answers as the test says and keeps what the test sent. */
export class AnsweringServer {
  /** Where it listens. */
  base = '';
  received: Received[] = [];
  answer: (response: ServerResponse) => void = (response) => response.end();
  readonly #server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.received.push({
        method: request.method ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      this.answer(response);
    });
  });

  /** One that listens while the tests of the file that calls it run. */
  static forTests(): AnsweringServer {
    const server = new AnsweringServer();
    beforeAll(() => server.#listen());
    afterAll(() => new Promise((resolve) => server.#server.close(resolve)));
    afterEach(() => {
      server.received = [];
    });
    return server;
  }

  answerJson(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.answer = (response) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
  }

  async #listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.base = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
}
