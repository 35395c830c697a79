import { LOADS_NOTHING } from '../exports/export-service.ts';
import type { ExportedFile } from '../exports/export-service.ts';
import { exportFileName } from '../exports/file-name.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';

/**
 * The PDF of a signed version, byte for byte as it was signed.
 * @throws Refusal NOT_FOUND, or STORAGE_DAMAGED where the bytes are others than those that were signed
 */
export async function findStoredPdf(
  { signedContents, signedVersions }: Pick<Repositories, 'signedContents' | 'signedVersions'>,
  {
    ownerId,
    reportId,
    versionId,
  }: { readonly ownerId: string; readonly reportId: string; readonly versionId: string },
): Promise<{ readonly bytes: Buffer; readonly sha256: string }> {
  const row = await signedVersions.find(ownerId, versionId);
  if (row?.reportId !== reportId || row.pdfHash === null) throw new Refusal('NOT_FOUND');
  const bytes = await signedContents.findPdf(ownerId, versionId);
  if (bytes === null) throw new Refusal('NOT_FOUND');
  return { bytes, sha256: row.pdfHash };
}

/** The official copy of a saved report as an export; undefined for one that is in work, or is saved nowhere. */
export async function findOfficialPdf(
  repositories: Pick<Repositories, 'savedForms' | 'signedContents' | 'signedVersions'>,
  ownerId: string,
  reportId: string | undefined,
): Promise<ExportedFile | undefined> {
  const form = reportId === undefined ? undefined : await repositories.savedForms.findItem(ownerId, reportId);
  if (form?.lock === undefined) return undefined;
  const place = { ownerId, reportId: form.id, versionId: form.lock.versionId };
  return {
    bytes: (await findStoredPdf(repositories, place)).bytes,
    mediaType: 'application/pdf',
    fileName: exportFileName(form.title, 'pdf'),
    contentSecurityPolicy: LOADS_NOTHING,
  };
}
