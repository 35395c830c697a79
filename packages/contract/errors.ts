/**
 * Every error that the server can answer: a stable code, its HTTP status, its message in both languages, and
 * whether an operator should hear of it. The server serialises from this table alone, and never echoes what was sent.
 */
import type { Localised } from '@constat/report/catalogue';
import type { TableProblem } from '@constat/report/rules/impairment/table-file';
import { ACCOUNT_ERRORS } from './errors/accounts.ts';
import { ASSISTANCE_ERRORS } from './errors/assistance.ts';
import { DICTATION_ERRORS } from './errors/dictation.ts';
import { EXPORT_ERRORS } from './errors/exports.ts';
import { HANDWRITTEN_SIGNATURE_ERRORS } from './errors/handwritten-signatures.ts';
import { IDENTITY_ERRORS } from './errors/identities.ts';
import { IMPAIRMENT_TABLE_ERRORS } from './errors/impairment-table.ts';
import { INSTALLATION_ERRORS } from './errors/installation.ts';
import { LETTERHEAD_ERRORS } from './errors/letterheads.ts';
import { RECEIVED_FILE_ERRORS } from './errors/received-files.ts';
import { REQUEST_ERRORS } from './errors/requests.ts';
import { SAVED_FORM_ERRORS } from './errors/saved-forms.ts';
import { SESSION_ERRORS } from './errors/sessions.ts';
import { SIGNING_CERTIFICATE_ERRORS } from './errors/signing-certificates.ts';
import { SIGNING_ERRORS } from './errors/signing.ts';
import { STORAGE_ERRORS } from './errors/storage.ts';

interface ErrorDefinition {
  readonly status: number;
  readonly message: Localised;
  /** True when the error shows a defect or a broken machine rather than a refused request. */
  readonly report?: true;
  /** True when the specification asks for the code in the member `error` too. */
  readonly named?: true;
  /** After how many seconds the same request may succeed. */
  readonly retryAfterS?: number;
}

export const ERRORS = {
  ...REQUEST_ERRORS,
  ...SESSION_ERRORS,
  ...ACCOUNT_ERRORS,
  ...IDENTITY_ERRORS,
  ...INSTALLATION_ERRORS,
  ...STORAGE_ERRORS,
  ...SAVED_FORM_ERRORS,
  ...SIGNING_ERRORS,
  ...SIGNING_CERTIFICATE_ERRORS,
  ...DICTATION_ERRORS,
  ...ASSISTANCE_ERRORS,
  ...IMPAIRMENT_TABLE_ERRORS,
  ...EXPORT_ERRORS,
  ...LETTERHEAD_ERRORS,
  ...HANDWRITTEN_SIGNATURE_ERRORS,
  ...RECEIVED_FILE_ERRORS,
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** The JSON body of every error answer. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** The code again, where the specification asks for it under this name. */
  readonly error?: ErrorCode;
  /** Ids of the fields concerned, never their content. */
  readonly fields?: readonly string[];
  /** With `SIGNING_POINTS_OPEN`: the ids of the open points without a reason. */
  readonly points?: readonly string[];
  /** The segment of a recording that is meant, counted from 1; named in the message too. */
  readonly segment?: number;
  /** With `PARTS_MISSING`: the number of the first part that is not there. */
  readonly next?: number;
  /** With `IMPAIRMENT_TABLE_INVALID`: what is wrong with the file, and where. */
  readonly problems?: readonly TableProblem[];
}
