import type { DeletionBody, ListedForm, SavedForm, SavedFormItem } from '@constat/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import { newKey } from '../../shared/api/new-key.ts';
import { createSaveAttempts } from './save-attempts.ts';
import type { SaveFormInput, SendSave } from './save-attempts.ts';

export type SavedFormFilter = 'all' | 'draft' | 'copy' | 'undecided';

/** A list of saved forms, newest first, without what only an opened one needs. Other tabs save too: it is read again when shown. */
function listQuery(name: readonly string[], search: string) {
  return queryOptions({
    queryKey: ['saved-forms', ...name],
    queryFn: ({ signal }) =>
      apiGet<readonly ListedForm[]>(`/api/saved-forms${search}`, {
        signal,
        headers: { Prefer: 'return=minimal' },
      }),
    staleTime: 0,
  });
}

/** Every saved form of the physician. What changes any of them makes every list be read again. */
const savedFormsQuery = listQuery([], '');

/** True for the record of an examination past its term: it waits for the physician to archive or to delete it. */
export function isUndecided(form: Pick<SavedFormItem, 'expired' | 'record'>): boolean {
  return form.expired && form.record;
}

/** The forms that a filter keeps, in the same order. */
function filterForms(forms: readonly ListedForm[], filter: SavedFormFilter): readonly ListedForm[] {
  if (filter === 'undecided') return forms.filter(isUndecided);
  return filter === 'all' ? forms : forms.filter((form) => form.formType === filter);
}

/** The saved forms of that kind; all of them by default. */
export function useSavedForms(filter: SavedFormFilter = 'all'): UseQueryResult<readonly ListedForm[]> {
  return useQuery({ ...savedFormsQuery, select: (forms) => filterForms(forms, filter) });
}

/** Every saved form, once `isWanted`: a screen that needs them only later does not ask for them before. */
export function useAllForms(isWanted: boolean): UseQueryResult<readonly ListedForm[]> {
  return useQuery({ ...savedFormsQuery, enabled: isWanted });
}

/** The drafts, expired ones included, without the copies. */
export function useDrafts(): UseQueryResult<readonly ListedForm[]> {
  return useQuery(listQuery(['draft'], '?formType=draft'));
}

/** The copies that were made last. */
export function useNewestCopies(limit: number): UseQueryResult<readonly ListedForm[]> {
  return useQuery(listQuery(['copy', String(limit)], `?formType=copy&limit=${limit}`));
}

/** One saved form with its content. Throws an ApiError: 404, or 410 when the draft has expired. */
export function fetchSavedForm(id: string, signal?: AbortSignal): Promise<SavedForm> {
  return apiGet<SavedForm>(
    `/api/saved-forms/${encodeURIComponent(id)}`,
    signal === undefined ? {} : { signal },
  );
}

const sendSave: SendSave = ({ body, replace }, idempotencyKey) =>
  replace === undefined
    ? apiSend<SavedForm>('POST', '/api/saved-forms', body, { idempotencyKey })
    : apiSend<SavedForm>('PUT', `/api/saved-forms/${encodeURIComponent(replace.id)}`, body, {
        idempotencyKey,
        headers: { 'If-Match': `"${replace.version}"` },
      });

/** Saves a form. Fails with an ApiError: 412 when the draft was changed elsewhere, 409 on a copy. */
export function useSaveForm(): UseMutationResult<SavedForm, Error, SaveFormInput> {
  const client = useQueryClient();
  const [save] = useState(() => createSaveAttempts(newKey, sendSave));
  return useMutation({
    mutationFn: save,
    onSettled: () => client.invalidateQueries({ queryKey: savedFormsQuery.queryKey }),
  });
}

/** Deletes a saved form by id. Fails with an ApiError `REASON_REQUIRED` for a record without a reason. */
export function useDeleteForm(): UseMutationResult<void, Error, DeletionBody & Pick<SavedFormItem, 'id'>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }) =>
      apiSend<void>(
        'DELETE',
        `/api/saved-forms/${encodeURIComponent(id)}`,
        body.reason === undefined ? undefined : body,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: savedFormsQuery.queryKey }),
  });
}

/** Gives an expired draft a new term of 30 days. */
export function useRenewForm(): UseMutationResult<SavedFormItem, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      apiSend<SavedFormItem>('POST', `/api/saved-forms/${encodeURIComponent(id)}/renew`),
    onSettled: () => client.invalidateQueries({ queryKey: savedFormsQuery.queryKey }),
  });
}
