import type { ListedErasure } from '@constat/contract';
import { isClean, readCertificate } from '../erasures/certificate.ts';
import type { ErasureRecord } from '../erasures/certificate.ts';
import type { ErasureCertificateRow } from '../store/account-tables.ts';

/** An erased account as a list shows it. */
export function presentErasure({
  id,
  accountId,
  erasedAt,
  erasure,
  certifiedAt,
  certificate: text,
}: Omit<ErasureCertificateRow, 'samples'>): ListedErasure {
  const { records } = JSON.parse(erasure) as ErasureRecord;
  const certificate = text === null ? null : readCertificate(text);
  return {
    id,
    accountId,
    erasedAt: new Date(erasedAt).toISOString(),
    certifiedAt: certifiedAt === null ? null : new Date(certifiedAt).toISOString(),
    isClean: certificate !== null && isClean(certificate),
    reports: records['savedForms'] ?? 0,
  };
}
