import type { SigningMethod } from '@constat/contract';
import { printedSignature } from '../signing/handwritten/printed-signature.ts';
import type { PrintedSignature } from '../signing/handwritten/printed-signature.ts';
import type { Repositories } from '../store/repositories/index.ts';

/** The picture that the pages are signed with, where there is one; those that are signed by hand have an empty line. */
export async function findHandwrittenSignature(
  { handwrittenSignatures }: Pick<Repositories, 'handwrittenSignatures'>,
  userId: string,
  method: SigningMethod,
): Promise<PrintedSignature | undefined> {
  if (method === 'by-hand') return undefined;
  const kept = await handwrittenSignatures.find(userId);
  return kept && printedSignature(kept);
}
