import type { ErrorCode } from '@constat/contract/errors';
import type { LetterheadPreview } from '@constat/contract';
import { AUDIO_CHUNK_BYTES, HANDWRITTEN_SIGNATURE_BYTES, LETTERHEAD_BYTES } from '@constat/contract/limits';
import type { FoundSignature } from '@constat/contract';
import { letterheadPreviewSchema } from '@constat/contract/letterhead-preview';
import type { LetterheadValues } from '@constat/report/document';
import * as z from 'zod';
import type { AttachedReport } from '../exports/pdf/attached-report.ts';
import type { ReadLetterhead } from '../exports/letterhead/read-letterhead.ts';
import type { CutResult, RecordingSpan } from '../webm/cut-recording.ts';
import type { ArchiveContent } from './read-archive.ts';
import type { ArchiveList, ArchiveValues } from './read-archive.ts';
import type { OriginalRelation, SignaturePicture } from '../signatures/signature-types.ts';
import type { HandwrittenSignature } from '../signing/handwritten/handwritten-signature.ts';
import type { UsedCertificate } from '../signing/signed-content.ts';

/** What is read of files from outside, each kind with what it is given and what it answers. */
export interface ParsingKinds {
  /** A Word document that reports are to stand in. */
  readonly letterhead: {
    readonly input: { readonly bytes: Uint8Array; readonly mayAppend: boolean };
    readonly output: ReadLetterhead;
  };
  /** A signature that was drawn here, or a picture of one. */
  readonly handwritten: {
    readonly input: { readonly bytes: Uint8Array };
    readonly output: HandwrittenSignature;
  };
  /** A report as a Word document, put into a letterhead. */
  readonly merge: {
    readonly input: {
      readonly letterhead: Uint8Array;
      readonly report: Uint8Array;
      readonly values: LetterheadValues;
    };
    readonly output: { readonly bytes: Uint8Array };
  };
  /** The same, as a screen shows it, and what the physician is told of the letterhead. */
  readonly letterheadPreview: {
    readonly input: ParsingKinds['merge']['input'];
    readonly output: LetterheadPreview;
  };
  /** The report that a PDF carries, if any. */
  readonly pdf: {
    readonly input: { readonly file: string };
    readonly output: { readonly report: AttachedReport | null };
  };
  /** What an archive of an account holds, by name. */
  readonly archive: { readonly input: { readonly file: string }; readonly output: ArchiveContent };
  /** One report of an archive. */
  readonly archivedReport: {
    readonly input: { readonly file: string; readonly name: string };
    readonly output: { readonly value: unknown };
  };
  /** Some of the values of a list in an archive, or its one value, from a place on. */
  readonly archivedList: {
    readonly input: { readonly file: string; readonly list: ArchiveList; readonly from: number };
    readonly output: ArchiveValues;
  };
  readonly archivedSignature: {
    readonly input: { readonly file: string; readonly name: string };
    readonly output: HandwrittenSignature;
  };
  readonly archivedLetterhead: { readonly input: { readonly file: string }; readonly output: ReadLetterhead };
  /** Lets go of an archive before its file is removed. */
  readonly closeArchive: { readonly input: { readonly file: string }; readonly output: object };
  /** A PDF, signed with a certificate file. */
  readonly sign: {
    readonly input: {
      readonly pdf: Uint8Array;
      readonly file: Uint8Array;
      readonly password: string;
      /** Epoch milliseconds. */
      readonly now: number;
      readonly fieldLabel: string;
    };
    readonly output: { readonly bytes: Uint8Array; readonly certificate: UsedCertificate };
  };
  /** What another program has made of a PDF. */
  readonly compare: {
    readonly input: {
      readonly original: Uint8Array;
      readonly returned: Uint8Array;
      /** Epoch milliseconds. */
      readonly receivedAt: number;
    };
    readonly output: {
      readonly relation: OriginalRelation;
      /** True where it is altered by nothing but signatures that show on too much of a page. */
      readonly isCovered: boolean;
    } & ParsingKinds['signatures']['output'];
  };
  /** The signatures of a PDF, null where it cannot be read, and where they show. */
  readonly signatures: {
    readonly input: {
      readonly pdf: Uint8Array;
      /** Epoch milliseconds by which the file was here; null where nobody knows. */
      readonly receivedAt: number | null;
    };
    readonly output: {
      readonly signatures: FoundSignature[] | null;
      readonly pictures: readonly SignaturePicture[];
    };
  };
  /** A stretch of a recording as a file of its own; it asks for the parts. */
  readonly cut: { readonly input: { readonly span: RecordingSpan }; readonly output: CutResult };
}

/** Files of so many bytes are written from the largest that are read. */
const WRITTEN_BYTES = 2 * LETTERHEAD_BYTES;
/** A Word document of the longest report in the largest letterhead. */
const MERGED_BYTES = 40_000_000;
/** A report with its signature. */
const SIGNED_BYTES = 40_000_000;

const bytes = (most: number) =>
  z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= most, 'too large');
const letterhead = z.strictObject({
  bytes: bytes(WRITTEN_BYTES),
  placement: z.enum(['placeholder', 'end']),
});
const handwritten = z.strictObject({
  format: z.enum(['png', 'svg']),
  content: bytes(HANDWRITTEN_SIGNATURE_BYTES),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
});
const names = (most: number) => z.array(z.string().max(300)).max(most);
const report = z.strictObject({
  title: z.string(),
  formData: z.unknown(),
  meta: z.unknown().optional(),
  reportType: z.unknown().optional(),
  reportTypeVersion: z.unknown().optional(),
});

const text = z.string().max(1_000).nullable();
// The schemas of the contract would take the process more memory than the files.
const foundSignatures: z.ZodType<readonly FoundSignature[] | null> = z
  .array(
    z.strictObject({
      state: z.enum(['holds', 'altered', 'malformed', 'not-checked']),
      name: text,
      issuer: text,
      signedAt: text,
      wasValidThen: z.boolean().nullable(),
      maySign: z.boolean().nullable(),
      coversWholeFile: z.boolean(),
      onlyProofsFollow: z.boolean(),
    }),
  )
  .max(32)
  .nullable();

const pictures = z.array(z.strictObject({ page: z.int().min(1), share: z.number().min(0).max(1) })).max(100);

/** What each kind may answer: a process that reads a crafted file is not to be trusted. */
export const PARSING_ANSWERS: { readonly [Kind in keyof ParsingKinds]: z.ZodType } = {
  letterhead,
  handwritten,
  merge: z.strictObject({ bytes: bytes(MERGED_BYTES) }),
  letterheadPreview: letterheadPreviewSchema,
  pdf: z.strictObject({ report: report.nullable() }),
  archive: z.strictObject({
    letterheadName: z.string().max(300),
    reports: names(60_000),
    files: names(20),
    unknown: names(1_000),
  }),
  archivedReport: z.strictObject({ value: z.unknown() }),
  archivedList: z.strictObject({ values: z.array(z.unknown()).max(250), next: z.int().min(1).nullable() }),
  archivedSignature: handwritten,
  archivedLetterhead: letterhead,
  closeArchive: z.strictObject({}),
  sign: z.strictObject({
    bytes: bytes(SIGNED_BYTES),
    certificate: z.strictObject({
      name: z.string().max(1_000),
      issuer: z.string().max(1_000),
      serialNumber: z.string().max(1_000),
    }),
  }),
  compare: z.strictObject({
    relation: z.enum(['same', 'extension', 'altered', 'other']),
    isCovered: z.boolean(),
    signatures: foundSignatures,
    pictures,
  }),
  signatures: z.strictObject({ signatures: foundSignatures, pictures }),
  cut: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('cut'), file: bytes(AUDIO_CHUNK_BYTES) }),
    z.strictObject({ kind: z.enum(['short', 'unreadable', 'too long']) }),
  ]),
};

/** What a job fails with that meets something nobody foresaw in a file. */
export const UNREADABLE: { readonly [Kind in keyof ParsingKinds]: ErrorCode } = {
  letterhead: 'LETTERHEAD_INVALID',
  handwritten: 'HANDWRITTEN_SIGNATURE_INVALID',
  merge: 'EXPORT_FAILED',
  letterheadPreview: 'EXPORT_FAILED',
  pdf: 'NO_REPORT_IN_PDF',
  archive: 'ARCHIVE_INVALID',
  archivedReport: 'ARCHIVE_INVALID',
  archivedList: 'ARCHIVE_INVALID',
  archivedSignature: 'HANDWRITTEN_SIGNATURE_INVALID',
  archivedLetterhead: 'LETTERHEAD_INVALID',
  closeArchive: 'ARCHIVE_INVALID',
  sign: 'SIGNING_FILE_INVALID',
  compare: 'RETURNED_FILE_OTHER',
  signatures: 'FILE_TOO_HEAVY',
  cut: 'AUDIO_INVALID',
};

/**
 * Seconds of each kind on a slow machine, some ten times what the largest honest file takes on an ordinary one. A file
 * that needs more would need it again at the next attempt.
 */
export const PARSING_SECONDS: { readonly [Kind in keyof ParsingKinds]: number } = {
  letterhead: 10,
  handwritten: 10,
  merge: 20,
  letterheadPreview: 20,
  pdf: 10,
  archive: 10,
  archivedReport: 10,
  archivedList: 10,
  archivedSignature: 10,
  archivedLetterhead: 10,
  closeArchive: 10,
  sign: 20,
  compare: 20,
  signatures: 20,
  cut: 20,
};
