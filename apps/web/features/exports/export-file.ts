import type { ExportBody } from '@constat/contract';
import { apiBlob } from '../../shared/api/client.ts';
import { saveFile } from '../../shared/save-file.ts';

const FALLBACK_NAMES = { pdf: 'medical-evaluation.pdf', docx: 'medical-evaluation.docx' } as const;

/** Asks the server for the report as a file and hands it to the browser's downloads. Throws an ApiError. */
export async function downloadReport(
  format: 'pdf' | 'docx',
  body: ExportBody,
  signal?: AbortSignal,
): Promise<void> {
  const { blob, fileName } = await apiBlob(`/api/exports/${format}`, body, signal);
  saveFile(blob, fileName ?? FALLBACK_NAMES[format]);
}
