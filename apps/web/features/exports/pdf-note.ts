import type { ExportStatus } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../shared/api/client.ts';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';

/** Whether a PDF of this server declares PDF/A; undefined until the server has said so. */
export function usePdfDeclaresArchive(): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['export-status'],
    // With the words of what the page says of exports.
    queryFn: async ({ signal }) => {
      const [status] = await Promise.all([
        apiGet<ExportStatus>('/api/exports', { signal }),
        loadCatalogues(['exports']),
      ]);
      return status;
    },
    // A page that was opened while the server was away asks again.
    refetchOnReconnect: true,
  });
  return data?.pdfDeclaresArchive;
}

/** What is to be known of the PDF before it is made, or null where there is nothing. */
export function usePdfNote(): string | null {
  const { t } = useLingui();
  return usePdfDeclaresArchive() === false ? t`PDF sans déclaration PDF/A sur ce système` : null;
}
