import type { ArchiveImport, SavedForm } from '@constat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { apiUpload } from '../../shared/api/client.ts';

export const ARCHIVE_PATH = '/api/account/archive';

/** Reads an archive into the account; every list on the screens is then read anew. */
export function useImportArchive(): UseMutationResult<ArchiveImport, Error, File> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => apiUpload<ArchiveImport>('POST', ARCHIVE_PATH, file, 'application/zip'),
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Makes a draft of the report that a PDF carries. */
export function useImportPdf(): UseMutationResult<SavedForm, Error, File> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => apiUpload<SavedForm>('POST', '/api/imports/pdf', file, 'application/pdf'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['saved-forms'] }),
  });
}
