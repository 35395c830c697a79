import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** A word of the answer: its text, where it lies in seconds, and how sure the engine is, 0 to 1; null says nothing. */
export type AnsweredWord = readonly [word: string, start: number, end: number, probability: number | null];

/** « Le signe de Lachmann est absent à gauche. », two words of it under 0.6, as an engine answered it. */
export const DOUBTFUL_SENTENCE: readonly AnsweredWord[] = [
  ['Le', 0.6, 0.7, 0.97],
  ['signe', 0.7, 1, 0.92],
  ['de', 1, 1.1, 0.95],
  ['Lachmann', 1.1, 1.6, 0.41],
  ['est', 1.6, 1.8, 0.96],
  ['absent', 1.8, 2.2, 0.55],
  ['à', 2.2, 2.3, 0.6],
  ['gauche.', 2.3, 2.7, 0.93],
];

export interface FakeSpeechServer {
  readonly url: string;
  /** How many recordings it was sent. */
  readonly requests: () => number;
  readonly stop: () => Promise<void>;
}

/** A recognition server on this computer that gives one recorded answer, in `verbose_json`, to every recording. */
export async function startFakeSpeechServer(words: readonly AnsweredWord[]): Promise<FakeSpeechServer> {
  let count = 0;
  const server = createServer((request, response) => {
    void readToEnd(request).then(() => {
      const isKnown = request.method === 'POST' && request.url === '/v1/audio/transcriptions';
      if (isKnown) count += 1;
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? answerOf(words) : {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests: () => count,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readToEnd(request: IncomingMessage): Promise<void> {
  for await (const _chunk of request);
}

function answerOf(words: readonly AnsweredWord[]): unknown {
  return {
    language: 'french',
    text: words.map(([word]) => word).join(' '),
    words: words.map(([word, start, end, probability]) => ({
      word,
      start,
      end,
      ...(probability !== null && { probability }),
    })),
  };
}
