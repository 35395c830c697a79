import type { ParsingKinds } from '../parsing/parsing-job.ts';
import { compareWithOriginal } from '../signatures/compare-with-original.ts';
import { UnreadablePdf } from '../signatures/pdf-values.ts';
import { onlyProofsFollow } from '../signatures/validation-data.ts';
import { readPdfSignatures, readSignaturePictures } from '../signatures/read-pdf-signatures.ts';
import type { PdfSignature } from '../signatures/signature-types.ts';
import type { FoundSignature } from '@constat/contract';

/** Pages that are told with what shows on them. */
const MOST_PICTURES = 100;

/** What is found in a file that came back from another program. A file that is no PDF is not ours. */
export function compareReturnedFile({
  original,
  returned,
  receivedAt,
}: ParsingKinds['compare']['input']): ParsingKinds['compare']['output'] {
  const { relation, isCovered = false } = compareWithOriginal(original, returned);
  return { relation, isCovered, ...readSignatures(returned, receivedAt) };
}

/** The signatures are null where the file cannot be read as a PDF. */
export function readSignatures(
  pdf: Uint8Array,
  receivedAt: number | null,
): ParsingKinds['signatures']['output'] {
  try {
    const signatures = readPdfSignatures(pdf, receivedAt ?? undefined);
    const last = lastThatHolds(signatures);
    const found = signatures.map((signature) => ({
      ...foundSignature(signature),
      onlyProofsFollow:
        signature === last && !signature.coversWholeFile && onlyProofsFollow(pdf, signature.coveredBytes),
    }));
    return { signatures: found, pictures: readSignaturePictures(pdf).slice(0, MOST_PICTURES) };
  } catch (error) {
    if (error instanceof UnreadablePdf) return { signatures: null, pictures: [] };
    throw error;
  }
}

/** Whatever follows an earlier one is more than proofs. */
function lastThatHolds(signatures: readonly PdfSignature[]): PdfSignature | undefined {
  return signatures
    .filter(({ state }) => state === 'holds')
    .toSorted((one, other) => other.coveredBytes - one.coveredBytes)[0];
}

function foundSignature(signature: PdfSignature): Omit<FoundSignature, 'onlyProofsFollow'> {
  const { state, signer, signedAt, wasValidThen, coversWholeFile } = signature;
  return {
    state,
    name: signer?.name ?? null,
    issuer: signer?.issuer ?? null,
    signedAt: signedAt === undefined ? null : new Date(signedAt).toISOString(),
    wasValidThen: wasValidThen ?? null,
    maySign: signer?.maySign ?? null,
    coversWholeFile,
  };
}
