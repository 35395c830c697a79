import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as z from 'zod';
import type { DeclaredRoute } from '../testing/collect-routes.ts';
import { ALTERATIONS } from './alterations.ts';
import { CANARY, valuesOf } from './values-of-schema.ts';
import type { JsonSchema } from './values-of-schema.ts';

/** A request in parts, before it is written. */
export interface Draft {
  readonly method: string;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** A value that is sent as JSON, or bytes that are sent as they are. */
  readonly body: unknown;
}

/** Calls that take something else than JSON, with the kinds of content that they take; and calls without a body. */
const OTHER_BODIES: Readonly<Record<string, readonly string[]>> = {
  'POST /api/account/archive': ['multipart/form-data; boundary=zz', 'application/zip'],
  'POST /api/saved-forms/:id/signed-versions/:versionId/returned-file': ['application/pdf'],
  'POST /api/verify-report': ['application/pdf'],
  'POST /api/imports/pdf': ['application/pdf', 'multipart/form-data; boundary=zz'],
  'PUT /api/profile/handwritten-signature': ['image/png', 'image/svg+xml'],
  'PUT /api/profile/letterhead': [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'multipart/form-data; boundary=zz',
  ],
  'POST /api/set-up/copy': ['application/octet-stream'],
  'PUT /api/recordings/:recordingId/parts/:sequence': ['application/octet-stream', 'audio/webm'],
  'POST /api/transcribe-whisper-chunk': ['multipart/form-data; boundary=zz', 'audio/webm'],
  'POST /api/account/passkeys/options': [],
  'POST /api/account/recovery-codes': [],
  'POST /api/account/totp': [],
  'POST /api/accounts/:id/disable': [],
  'POST /api/accounts/:id/enable': [],
  'POST /api/accounts/:id/reset': [],
  'POST /api/auth/passkey/options': [],
  'POST /api/auth/logout': [],
  'POST /api/launcher/quit': [],
  'POST /api/set-up/demonstration': [],
  'POST /api/copies': [],
  'POST /api/copies/:name/restore': [],
  'POST /api/recovery-sheets': [],
  'POST /api/saved-forms/:id/renew': [],
  'POST /api/saved-forms/:id/replacement': [],
  'POST /api/speech/models/:id/pull': [],
};

const file = (content: string): string =>
  `--zz\r\ncontent-disposition: form-data; name="audio"; filename="${CANARY}"\r\ncontent-type: audio/webm\r\n\r\n${content}\r\n--zz--\r\n`;

/** Small bodies that are nearly files: their readers are tried elsewhere, with whole ones. */
const FILES = fc.constantFrom(
  Buffer.from(''),
  Buffer.from(CANARY),
  Buffer.from(file(CANARY)),
  Buffer.from(file('\u001aEß£')),
  Buffer.from(file(CANARY.repeat(400))),
  Buffer.from('--zz\r\n\r\n--zz--'),
  Buffer.from('PK\u0003\u0004' + CANARY),
  Buffer.from(`%PDF-1.7\n${CANARY}\n%%EOF`),
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0xff, 0xff, 0xff, 0xff]),
  Buffer.alloc(5_000, 0x1a),
);

const COMMON_HEADERS: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'if-match': fc.constantFrom('"1"', '"2"', '*', 'W/"1"', '"Zz"', '1'),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('zz', 'x'.repeat(200), 'x'.repeat(201), 'a b')),
    'accept-language': fc.constantFrom('fr', 'en', 'Zzcanari', ''),
    prefer: fc.constantFrom('return=minimal', 'Zzcanari'),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', 'Zzcanari'),
  },
  { requiredKeys: [] },
);

function schemaOf(part: unknown): JsonSchema {
  return z.toJSONSchema(part as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Which kinds of content a call takes. @throws for one that nobody has told how to fill */
function bodiesOf({ method, url, schema }: DeclaredRoute, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema?.body !== undefined) return valuesOf(schemaOf(schema.body), ids);
  if (method === 'GET' || method === 'DELETE') return fc.constant(undefined);
  const kinds = OTHER_BODIES[`${method} ${url}`];
  if (kinds === undefined)
    throw new Error(`${method} ${url} has no body in its schema and none in the table`);
  return kinds.length === 0 ? fc.constantFrom(undefined, {}) : FILES;
}

/** Requests to a route: as its schema wants them, then one in four as they are and the others altered. */
export function requestsOf(route: DeclaredRoute, ids: fc.Arbitrary<string>): fc.Arbitrary<InjectOptions> {
  const { schema } = route;
  const record = (part: unknown) =>
    (part === undefined ? fc.constant({}) : valuesOf(schemaOf(part), ids)) as fc.Arbitrary<
      Record<string, unknown>
    >;
  const kinds = OTHER_BODIES[`${route.method} ${route.url}`] ?? [];
  const texts = (values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  const drafts = fc
    .record({
      params: record(schema?.params).map((values) => Object.fromEntries(texts(values))),
      query: record(schema?.querystring).map(texts),
      headers: COMMON_HEADERS,
      kind: kinds.length === 0 ? fc.constant(undefined) : fc.constantFrom(...kinds),
      body: bodiesOf(route, ids),
    })
    .map(({ kind, headers, ...rest }): Draft => ({
      ...rest,
      method: route.method,
      route: route.url,
      headers: kind === undefined ? headers : { ...headers, 'content-type': kind },
    }));
  const altered = drafts.chain((draft) => fc.oneof(...ALTERATIONS.map((alter) => alter(draft))));
  return fc.oneof({ weight: 1, arbitrary: drafts }, { weight: 3, arbitrary: altered }).map(write);
}

/** The request as it goes over the wire. */
function write({ method, route, params, query, headers, body }: Draft): InjectOptions {
  const path = route.replaceAll(/:(\w+)/gu, (_, name: string) => writePart(params[name] ?? ''));
  const search = query.map(([name, value]) => `${writePart(name)}=${writePart(value)}`).join('&');
  const isRaw = Buffer.isBuffer(body);
  return {
    method,
    url: search === '' ? path : `${path}?${search}`,
    headers: {
      ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: isRaw ? body : JSON.stringify(body) }),
  };
}

/** A part of an address; one that begins with % stands as it is. */
function writePart(text: string): string {
  return /^[%.]/u.test(text) ? text : encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}
