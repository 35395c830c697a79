import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * JSON is the only kind of body; an empty one is none, so that a call without content may say that it sends JSON. One in
 * another encoding than UTF-8 is refused: read as if it were, its accents would be lost without a word.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = readUtf8(Buffer.from(body));
    if (text === null) done(new Refusal('INVALID_JSON'));
    else if (text === '') done(null, undefined);
    else void parseJson(request, text, done);
  });
}

/** The text of the bytes, without a byte order mark; null where they are not UTF-8. */
export function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
