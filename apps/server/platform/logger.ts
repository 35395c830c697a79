import type { FastifyServerOptions } from 'fastify';

/** Where log lines go; one JSON object per line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The log holds what happened, never what was said: no address with its query, no body, no header, no message of an
 * error (a parser quotes its input in it), only its kind, its code and its stack frames.
 */
export function loggerOptions(stream: LogStream, level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError, error: describeError, req: () => ({}), res: () => ({}) },
  };
}

/** What may be logged of an error, its causes included. */
export function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: unknown;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    type: error.name,
    message: '',
    stack: frames.slice(0, 12).join('\n'),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
