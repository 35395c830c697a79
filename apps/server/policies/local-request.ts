import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { isLocalOnly } from '../platform/config.ts';
import { isLoopback } from '../platform/loopback.ts';

/** What a proxy adds to a request that it passes on. */
const PASSED_ON = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** True for what a browser of this computer sends to a server that no other computer reaches. */
export function isLocalRequest({ socket, headers }: FastifyRequest, config: Config): boolean {
  return (
    isLocalOnly(config) &&
    isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/u, '')) &&
    PASSED_ON.every((name) => headers[name] === undefined)
  );
}
