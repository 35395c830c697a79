import type { FinalPagesBody } from '@constat/contract';
import { apiBlob } from '../../../shared/api/client.ts';

/** The pages of a report as a PDF that says where its parts are. Throws an ApiError. */
export async function fetchPages(body: FinalPagesBody): Promise<ArrayBuffer> {
  const { blob } = await apiBlob('/api/exports/final-pages', body);
  return blob.arrayBuffer();
}
