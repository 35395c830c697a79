import fc from 'fast-check';
import type { Draft } from './requests.ts';
import { CANARY } from './values-of-schema.ts';

/** A place in a value: the names and numbers that lead to it. */
type Place = readonly (string | number)[];

/** What a client may send in the hope that it is written into a row. */
const FOREIGN_MEMBERS: Readonly<Record<string, unknown>> = {
  id: '00000000-0000-4000-8000-000000000001',
  ownerId: '00000000-0000-4000-8000-000000000001',
  owner_id: CANARY,
  userId: '00000000-0000-4000-8000-000000000001',
  version: 999,
  signedAt: '2026-01-01T00:00:00.000Z',
  role: 'admin',
  expiresAt: null,
  [CANARY]: CANARY,
};

/** Of another type than was asked for, or beyond what a number, a text or a list may be. */
const STRANGE = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  CANARY,
  `${CANARY}\0`,
  '\u0000',
  `${CANARY}\ud800`,
  '\udfff',
  CANARY.repeat(30_000),
  'x'.repeat(101),
  [],
  {},
  [[CANARY]],
  { [CANARY]: CANARY },
  { $ne: null },
  Array.from({ length: 6_000 }, () => CANARY),
);

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [place];
  return [place, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...place, name]))];
}

/** The value with another one at that place; without it where that is undefined. */
function replaceAt(value: unknown, place: Place, part: unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return part;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? replaceAt(one, rest, part) : one));
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [name]: replaceAt(members[name], rest, part) };
}

const placeOf = ({ body }: Draft): fc.Arbitrary<Place> => fc.constantFrom(...placesIn(body));
const json = ({ body }: Draft): string =>
  Buffer.isBuffer(body) ? body.toString() : (JSON.stringify(body) ?? '');
const isJson = ({ headers, body }: Draft): boolean =>
  headers['content-type'] === undefined && body !== undefined;

/** Sends these bytes as JSON. */
const bytes = (draft: Draft, body: string | Buffer): Draft => ({
  ...draft,
  headers: { 'content-type': 'application/json', ...draft.headers },
  body: Buffer.from(body),
});

type Alteration = (draft: Draft) => fc.Arbitrary<Draft>;

/** A member is left out, is of another type, or is more than was asked for. */
const OF_BODIES: readonly Alteration[] = [
  (draft) => placeOf(draft).map((place) => ({ ...draft, body: replaceAt(draft.body, place, undefined) })),
  (draft) =>
    fc
      .tuple(placeOf(draft), STRANGE)
      .map(([place, part]) => ({ ...draft, body: replaceAt(draft.body, place, part) })),
  (draft) =>
    fc.subarray(Object.keys(FOREIGN_MEMBERS), { minLength: 1 }).map((names) => ({
      ...draft,
      body: {
        ...(isJson(draft) && (draft.body as object)),
        ...Object.fromEntries(names.map((name) => [name, FOREIGN_MEMBERS[name]])),
      },
    })),
];

/** JSON that no value of ours is written as, and what is no JSON. */
const OF_BYTES: readonly Alteration[] = [
  (draft) => fc.nat(json(draft).length).map((end) => bytes(draft, json(draft).slice(0, end))),
  (draft) =>
    fc
      .constantFrom(
        `{"__proto__":{"role":"${CANARY}"}}`,
        `{"constructor":{"prototype":{"role":"${CANARY}"}}}`,
        `{"\\u005f_proto__":{"role":"admin"}}`,
        `{"title":"\\ud800${CANARY}","text":"\\udc00"}`,
        `{"limit":1e400,"retentionDays":1e400,"text":"${CANARY}"}`,
        `{"a":1,"a":2,"text":"${CANARY}","text":"x"}`,
        `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
        `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
        `NaN`,
        `"${CANARY}"`,
        `[${json(draft)}]`,
        `${json(draft)}${json(draft)}`,
        `\ufeff${json(draft)}`,
        CANARY,
        'null',
        '',
      )
      .map((text) => bytes(draft, text)),
  (draft) =>
    fc
      .constantFrom(
        Buffer.from([0xff, 0xfe, 0x7b, 0]),
        Buffer.from(`{"text":"${CANARY}"}`, 'utf16le'),
        Buffer.from([0xc3]),
      )
      .map((body) => bytes(draft, body)),
  (draft) =>
    fc
      .constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=zz',
        'application/json; charset=utf-16',
        'application/json;;',
        'application/xml',
        CANARY.normalize('NFD').replaceAll(/[^\w]/gu, ''),
        '',
      )
      .map((kind) => ({ ...bytes(draft, json(draft)), headers: { ...draft.headers, 'content-type': kind } })),
];

/** Parts of the address, headers and methods. */
const OF_ADDRESSES: readonly Alteration[] = [
  (draft) =>
    fc
      .constantFrom(
        '%00',
        '..%2f..%2f',
        '%e0%a4%a',
        '%F0%9F%98%80',
        CANARY,
        'x'.repeat(500),
        '-1',
        '1e9',
        ' ',
        '..',
      )
      .map((text) => ({
        ...draft,
        params: Object.fromEntries(Object.keys(draft.params).map((name) => [name, text])),
        query: draft.query.map(([name]) => [name, text] as const),
      })),
  (draft) =>
    fc
      .constantFrom('limit', 'formType', 'from', 'after', 'formId', 'sizes', '__proto__', CANARY, 'fileName')
      .map((name) => ({
        ...draft,
        query: [...draft.query, ...draft.query, [name, CANARY] as const, [name, '1'] as const],
      })),
  (draft) =>
    fc
      .constantFrom<Record<string, string | string[]>>(
        { 'if-match': ['"1"', '"2"'] },
        { 'idempotency-key': ['a', 'b'] },
        { 'content-type': 'application/json, text/plain' },
        { origin: 'https://elsewhere.example.invalid' },
        { 'sec-fetch-site': 'cross-site' },
        { host: 'elsewhere.example.invalid' },
        { 'content-encoding': 'gzip' },
        { 'transfer-encoding': 'Zzcanari' },
        { range: 'bytes=Zzcanari' },
        { 'x-forwarded-for': 'Zzcanari', 'x-forwarded-host': 'Zzcanari', 'x-http-method-override': 'DELETE' },
        { cookie: `constat=${'Zzcanari'.repeat(40)}` },
        { authorization: 'Bearer Zzcanari' },
        { 'x-constat-user': 'Zzcanari' },
      )
      .map((more) => ({ ...draft, headers: { ...draft.headers, ...more } })),
  (draft) =>
    fc
      .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
      .map((method) => ({ ...draft, method })),
];

/** Ways to make a request other than its route wants it. */
export const ALTERATIONS: readonly Alteration[] = [...OF_BODIES, ...OF_BYTES, ...OF_ADDRESSES];
