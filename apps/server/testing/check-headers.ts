import type { LightMyRequestResponse } from 'fastify';
import { MEDIA_TYPES } from '../exports/export-service.ts';
import { DATA_POLICY } from '../platform/security-headers.ts';

/** The policy of a printed page allows its own style alone, which it names by its hash. */
const PRINTED_PAGE = /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'/u;

/** The kinds of content that a call answers with. */
const CONTENT_TYPES: readonly string[] = [
  ...Object.values(MEDIA_TYPES),
  'application/json; charset=utf-8',
  'text/csv; charset=utf-8',
  'application/zip',
  'application/vnd.sqlite3',
  'audio/webm',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
];

/** What keeps a browser safe, in every answer of a call. */
const ALWAYS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What the headers of an answer to a call under `/api` lack, or tell too much of, one line for each. */
export function headerFaults({ headers, rawPayload }: LightMyRequestResponse): string[] {
  const text = (name: string) => String(headers[name] ?? '');
  const policy = text('content-security-policy');
  const isSafePolicy =
    policy === DATA_POLICY ||
    (PRINTED_PAGE.test(policy) && policy.endsWith("; frame-ancestors 'none'; sandbox"));
  const isPage = text('content-type').startsWith('text/html');
  return [
    ...Object.entries(ALWAYS).filter(([name, value]) => text(name) !== value),
    ...(isSafePolicy && isPage === PRINTED_PAGE.test(policy) ? [] : [['content-security-policy', policy]]),
    ...(text('permissions-policy').includes('camera=()') ? [] : [['permissions-policy', '']]),
    ...(rawPayload.length === 0 || CONTENT_TYPES.includes(text('content-type'))
      ? []
      : [['content-type', text('content-type')]]),
    ...Object.entries(headers).filter(([name]) =>
      /^(?:access-control-|server$|x-powered-by$|via$)/u.test(name),
    ),
  ].map(([name, value]) => `${name}: ${String(value)}`);
}
