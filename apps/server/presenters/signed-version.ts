import type { SignedVersion } from '@constat/contract';
import { readContent } from '../signing/signed-content.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';

/** An entry of the chain. @param content what is sealed beside it; null for a tombstone */
export function presentSignedVersion(row: SignedVersionRow, content: string | null): SignedVersion {
  const { accountId: _accountId, contentHash: _contentHash, at, ...told } = row;
  const sealed = content === null ? null : readContent(content);
  return {
    ...told,
    at: new Date(at).toISOString(),
    signer: sealed?.signer ?? null,
    certificate: sealed?.certificate ?? null,
    text: sealed?.text ?? null,
    reasons: [...(sealed?.reasons ?? [])],
  };
}
