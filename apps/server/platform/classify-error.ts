import type { ErrorCode } from '@constat/contract/errors';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from './refusal.ts';

/** Names of fields shown at most. */
const NAMES_SHOWN = 20;
/** What a name of ours can look like: a text that somebody has put in the place of a name is not shown. */
const NAME = /^\w[\w-]{0,59}(?:\.[\w-]{1,60}){0,5}$/u;

/** Another program holds the database for longer than a write waits, it can only be read, or it is not there. */
const UNAVAILABLE = [
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_BUSY_RECOVERY',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'EROFS',
  // PostgreSQL: a lost connection, or one that it did not take.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // Too many connections.
  '53300',
  // Two transactions in each other's way.
  '40001',
  '40P01',
  '55P03',
  // A statement, or a transaction, beyond its time.
  '57014',
  '25P03',
  // It stops, has broken down, or starts.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // Its memory is full.
  '53200',
  // It only reads.
  '25006',
] as const;

/** Pages that are damaged, or no database at all; the last two are PostgreSQL's. */
const DAMAGED = [
  'SQLITE_CORRUPT',
  'SQLITE_CORRUPT_INDEX',
  'SQLITE_CORRUPT_SEQUENCE',
  'SQLITE_CORRUPT_VTAB',
  'SQLITE_NOTADB',
  'XX001',
  'XX002',
] as const;

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'VALIDATION_FAILED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_PARTS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FILES_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  SQLITE_FULL: 'STORAGE_FULL',
  SQLITE_IOERR_WRITE: 'STORAGE_FULL',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  // PostgreSQL: disk full; a character that text cannot hold.
  '53100': 'STORAGE_FULL',
  '22021': 'VALIDATION_FAILED',
  // Content that its key does not open.
  UNREADABLE_SEAL: 'STORAGE_DAMAGED',
  SQLITE_READONLY_DBMOVED: 'STORAGE_REPLACED',
  ...Object.fromEntries(DAMAGED.map((code) => [code, 'STORAGE_DAMAGED' as const])),
  ...Object.fromEntries(UNAVAILABLE.map((code) => [code, 'STORAGE_UNAVAILABLE' as const])),
};

/** What the table of errors calls an error thrown anywhere in the server. */
export function classifyError(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return describeInvalid(error.validation);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = BY_CODE[code];
  if (known !== undefined) return new Refusal(known, { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 429) return new Refusal('TOO_MANY_ATTEMPTS', { cause: error });
  if (status === 413) return new Refusal('PAYLOAD_TOO_LARGE', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Refusal(error instanceof SyntaxError ? 'INVALID_JSON' : 'VALIDATION_FAILED', { cause: error });
  }
  return new Refusal('INTERNAL', { cause: error });
}

interface Invalid {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function describeInvalid(problems: readonly Invalid[]): Refusal {
  const unknown = problems.flatMap(({ keyword, instancePath, params }) =>
    keyword === 'unrecognized_keys' && instancePath === '/formData' ? textsOf(params['keys']) : [],
  );
  if (unknown.length > 0) return new Refusal('UNKNOWN_FIELD', { fields: shownNames(unknown) });
  const paths = problems.map(({ keyword, instancePath, params }) => {
    const path = instancePath.split('/').filter((part) => part !== '');
    return (keyword === 'unrecognized_keys' ? [...path, textsOf(params['keys'])[0] ?? ''] : path).join('.');
  });
  return new Refusal('VALIDATION_FAILED', {
    fields: shownNames([...new Set(paths)].filter((path) => path !== '')),
  });
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Of names that were sent, those that may be named in an answer. */
export function shownNames(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).slice(0, NAMES_SHOWN);
}
