import type { ExportBody } from '@constat/contract';
import { apiBlob } from '../../shared/api/client.ts';

const FALLBACK_NAMES = { pdf: 'medical-evaluation.pdf', docx: 'medical-evaluation.docx' } as const;

/** Asks the server for the report as a file and hands it to the browser's downloads. Throws an ApiError. */
export async function downloadReport(
  format: 'pdf' | 'docx',
  body: ExportBody,
  signal?: AbortSignal,
): Promise<void> {
  const { blob, fileName } = await apiBlob(`/api/exports/${format}`, body, signal);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? FALLBACK_NAMES[format];
  document.body.append(link);
  link.click();
  link.remove();
  // The download has taken the blob by the time that the click returns to the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
