/** Accounts that are erased, and what proves it. No schema here has room for a name. */
import * as z from 'zod';
import { usernameSchema } from './account-security.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/u);

/**
 * What was found in a copy or a snapshot of the database: nothing of the account, something still; it is damaged or under a
 * key that is not there; or something was in the way of looking.
 */
const heldSchema = z.object({
  name: z.string(),
  state: z.enum(['without', 'holding', 'unreadable', 'unread']),
});

/** The proof that an account was erased. */
export const erasureCertificateSchema = z.strictObject({
  format: z.literal('constat-erasure'),
  version: z.literal(1),
  id: z.uuid(),
  installation: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  accountId: z.uuid(),
  askedBy: z.enum(['administration', 'own', 'terminal']),
  erasedAt: z.iso.datetime(),
  certifiedAt: z.iso.datetime(),
  /** Rows that were erased, by table. */
  records: z.record(z.string(), z.int()),
  /** Keys that were destroyed; the digest is over their places, one a line, in order. */
  keys: z.strictObject({ count: z.int(), digest }),
  /** Where the trail says that the account was erased. */
  event: z.strictObject({ id: z.string(), position: z.int(), hash: digest }),
  /** What was looked for afterwards, by reading. */
  found: z.strictObject({
    tables: z.int(),
    rows: z.int(),
    keys: z.int(),
    /**
     * Pieces of rows and keys, as they lay in the database. In the files of the data directory so many were there before
     * the erasure and after it; null where these files are not the program's.
     */
    pieces: z.int(),
    files: z.int().nullable(),
    /** Files and folders of the data directory that could not be read. Absent in earlier proofs. */
    unread: z.int().optional(),
    piecesBefore: z.int().nullable(),
    piecesAfter: z.int().nullable(),
    /**
     * Whether the database was written anew afterwards, of PostgreSQL the table of keys: without that, bytes of rows that
     * were moved may be left. Absent in earlier proofs.
     */
    isRewritten: z.boolean().optional(),
    /** Pieces that a key of the installation would open still. */
    openable: z.int(),
    copies: z.array(heldSchema),
    /** Those in every folder in which some were made; null where none of these could be reached. */
    snapshots: z.array(heldSchema).nullable(),
    /** How many of these folders could not be reached; their names may be somebody's. Absent in earlier proofs. */
    unreachedFolders: z.int().optional(),
  }),
  /** Until when snapshots that do not open or could not be changed are kept at most; null where there are none, or no day is certain. */
  outOfReachUntil: z.iso.datetime().nullable(),
  /** SHA-256 over the rest, its names in the order of the alphabet; the trail holds it too. */
  hash: digest,
});

/** `GET /api/accounts/:id/erasure` and `GET /api/account/erasure`: what goes with the account, and what does not. */
export const erasurePreviewSchema = z.object({
  reports: z.int(),
  recordings: z.int(),
  patients: z.int(),
  /** Signed or locked reports that have to be kept still: erasing the account asks for an express word. */
  signedInTerm: z.int(),
  /**
   * Copies in the data directory, and whether snapshots are made, or were before: the account goes from them too, from those
   * out of reach once they are there again.
   */
  copies: z.int(),
  hasSnapshots: z.boolean(),
  /** The only account: the next start asks for a first one again. */
  isOnly: z.boolean(),
  /** Others would be left without administration: it cannot be erased. */
  isLastAdministrator: z.boolean(),
});

const expressly = {
  /** The express word that signed reports within their term are erased too. */
  eraseSignedInTerm: z.literal(true).optional(),
};

/** `DELETE /api/account`. */
export const eraseOwnAccountBodySchema = z.strictObject({ username: usernameSchema, ...expressly });

/** `DELETE /api/accounts/:id`. */
export const eraseAccountBodySchema = z.strictObject(expressly);

/** `DELETE /api/account` and `DELETE /api/accounts/:id`; the proof is null as long as a copy could not be looked into. */
export const erasedAccountAnswerSchema = z.object({
  id: z.uuid(),
  certificate: erasureCertificateSchema.nullable(),
});

export const listedErasureSchema = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  erasedAt: z.iso.datetime(),
  /** Null as long as it is not there. */
  certifiedAt: z.iso.datetime().nullable(),
  /** Nothing of the account was found, anywhere; false as long as nobody has looked. */
  isClean: z.boolean(),
  reports: z.int(),
});

/** `GET /api/erasures`: the latest first. */
export const erasuresAnswerSchema = z.object({ erasures: z.array(listedErasureSchema) });

export type ErasureCertificate = z.infer<typeof erasureCertificateSchema>;
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
export type EraseOwnAccountBody = z.infer<typeof eraseOwnAccountBodySchema>;
export type ErasedAccountAnswer = z.infer<typeof erasedAccountAnswerSchema>;
export type ListedErasure = z.infer<typeof listedErasureSchema>;
export type ErasuresAnswer = z.infer<typeof erasuresAnswerSchema>;
