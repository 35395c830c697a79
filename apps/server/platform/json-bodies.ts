import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came in; null for one that is not JSON. */
    jsonBytes: Buffer | null;
  }
}

const BYTE_ORDER_MARK = 0xfeff;
/** Without one of these in its text a body has no name that changes what an object is, however it is written. */
const SUSPECT = ['__proto__', 'constructor', '\\u'];

/**
 * JSON is the only kind of body; an empty one is none, so that a call without content may say that it sends JSON. One in
 * another encoding than UTF-8 is refused: read as if it were, its accents would be lost without a word.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseSuspect = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('jsonBytes', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    request.jsonBytes = bytes;
    const text = readUtf8(bytes);
    if (text === null) return done(new Refusal('INVALID_JSON'));
    if (text === '') return done(null, undefined);
    if (SUSPECT.some((part) => text.includes(part))) return void parseSuspect(request, text, done);
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch (cause) {
      return done(new Refusal('INVALID_JSON', { cause }));
    }
    done(null, parsed);
  });
}

/** The text of the bytes, without a byte order mark; null where they are not UTF-8. */
export function readUtf8(bytes: Uint8Array): string | null {
  if (!isUtf8(bytes)) return null;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}
