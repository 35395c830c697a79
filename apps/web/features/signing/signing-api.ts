import type {
  AddendumBody,
  SavedForm,
  SignedTermAnswer,
  SignedTermBody,
  SignedVersion,
  SigningAnswer,
  SigningBody,
  VerifiedReport,
  WithdrawalBody,
} from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiBlob, apiGet, apiSend, apiUpload } from '../../shared/api/client.ts';

const pathOf = (formId: string): string => `/api/saved-forms/${encodeURIComponent(formId)}`;
/** How soon the end of a dictation elsewhere is seen, in milliseconds. */
const DICTATION_POLL_MS = 3_000;

const keyOf = (formId: string | null) => ['signing', formId] as const;

/** Where the stored PDF of a signed version is. */
export const signedPdfPath = (formId: string, versionId: string): string =>
  `${pathOf(formId)}/signed-versions/${versionId}/pdf`;

/** Where a saved report stands, what its signing asks for, and what was signed of it. */
export function useSigning(formId: string | null): UseQueryResult<SigningAnswer> {
  return useQuery({
    queryKey: keyOf(formId),
    queryFn: ({ signal }) => apiGet<SigningAnswer>(`${pathOf(formId ?? '')}/signing`, { signal }),
    enabled: formId !== null,
    staleTime: 0,
    // Nothing tells this page that a dictation elsewhere has ended.
    refetchInterval: ({ state }) => (state.data?.dictation === 'under-way' ? DICTATION_POLL_MS : false),
  });
}

/** Reads the same anew; every part of the page that shows it hears of it. */
export function useReadSigning(formId: string): () => Promise<SigningAnswer> {
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: keyOf(formId),
      queryFn: ({ signal }) => apiGet<SigningAnswer>(`${pathOf(formId)}/signing`, { signal }),
      staleTime: 0,
    });
}

/**
 * An act on a saved report. Whether it took place although its answer was lost is seen from what is read anew after it:
 * its signing, and every list of saved forms.
 */
function useAct<Answer, Input>(
  formId: string | null,
  act: (path: string, input: Input) => Promise<Answer>,
): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input) => act(pathOf(formId ?? ''), input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(formId) }),
        client.invalidateQueries({ queryKey: ['saved-forms'] }),
      ]),
  });
}

/** What is signed: the version that was read of the saved report. */
export interface SigningInput {
  readonly version: number;
  readonly body: SigningBody;
}

/** Signs or locks a saved report. Fails with an ApiError: 412 when it was changed elsewhere, 409 where it is signed. */
export function useSign(formId: string | null): UseMutationResult<SignedVersion, Error, SigningInput> {
  return useAct(formId, (path, { version, body }) =>
    apiSend('POST', `${path}/signed-versions`, body, { headers: { 'If-Match': `"${version}"` } }),
  );
}

/** Undoes a lock that no signature has followed. */
export function useWithdraw(
  formId: string | null,
): UseMutationResult<SignedVersion, Error, { readonly versionId: string; readonly body: WithdrawalBody }> {
  return useAct(formId, (path, { versionId, body }) =>
    apiSend('POST', `${path}/signed-versions/${versionId}/withdrawal`, body),
  );
}

/** A file that was signed in another program. */
export interface ReturnedFile {
  readonly versionId: string;
  readonly file: Blob;
  /** It is kept even where it is not this report, and never as its official copy. */
  readonly keepsApart: boolean;
  /** The same for every attempt of the same act: it is then kept once. */
  readonly idempotencyKey: string;
}

/** Gives back the file of a locked report. */
export function useReturnFile(formId: string | null): UseMutationResult<SignedVersion, Error, ReturnedFile> {
  return useAct(formId, (path, { versionId, file, keepsApart, idempotencyKey }) =>
    apiUpload(
      'POST',
      `${path}/signed-versions/${versionId}/returned-file${keepsApart ? '?keep=apart' : ''}`,
      file,
      'application/pdf',
      { idempotencyKey },
    ),
  );
}

/** Adds a signed addendum to a signed report. */
export function useAddAddendum(formId: string | null): UseMutationResult<SignedVersion, Error, AddendumBody> {
  return useAct(formId, (path, body) => apiSend('POST', `${path}/addenda`, body));
}

/** The pages of an addendum as a PDF, before it is signed; nothing of it is kept. Fails with an ApiError. */
export const readAddendumPages = async (formId: string, text: string): Promise<Blob> =>
  (await apiBlob(`${pathOf(formId)}/addendum-pages`, { text })).blob;

/** Begins a draft that is to replace a signed report; with the same idempotency key it is begun once. */
export function useReplace(formId: string | null): UseMutationResult<SavedForm, Error, string> {
  return useAct(formId, (path, idempotencyKey) =>
    apiSend('POST', `${path}/replacement`, undefined, { idempotencyKey }),
  );
}

/** Changes from when a signed report has to be kept. */
export function useChangeTerm(
  formId: string | null,
): UseMutationResult<SignedTermAnswer, Error, SignedTermBody> {
  return useAct(formId, (path, body) => apiSend('PUT', `${path}/term`, body));
}

/** Erases a signed report whose term is over, for the reason given. Fails with an ApiError: 409 within its term. */
export function useEraseSigned(formId: string): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason) => apiSend<void>('DELETE', pathOf(formId), { reason }),
    // Its signing is not read anew: there is none left.
    onSettled: () => client.invalidateQueries({ queryKey: ['saved-forms'] }),
  });
}

/** Says what a PDF is known to be. */
export function useVerifyReport(): UseMutationResult<VerifiedReport, Error, Blob> {
  return useMutation({
    mutationFn: (file) => apiUpload('POST', '/api/verify-report', file, 'application/pdf'),
  });
}
