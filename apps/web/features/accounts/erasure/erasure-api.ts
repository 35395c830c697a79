import type {
  ErasedAccountAnswer,
  ErasureCertificate,
  ErasurePreview,
  ErasuresAnswer,
} from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../../shared/api/client.ts';
import { eraseDevice } from '../../../shared/device/page-device.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { leavePages } from '../../../shared/session.ts';
import type { Confirmed } from '../identity-question.tsx';

/** An account that somebody may erase: a colleague's, or the own one. */
export interface ErasableAccount {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly isOwn: boolean;
}

/** An account to erase. */
export interface Erasing {
  readonly account: ErasableAccount;
  /** The express word that signed reports go too that have to be kept still. */
  readonly eraseSignedInTerm: boolean;
}

const ERASURES_KEY = ['erasures'] as const;
/** The erased account's name is in nothing that the server keeps; the file is called by the id. */
const fileName = ({ accountId, erasedAt }: ErasureCertificate): string =>
  `constat-effacement-${erasedAt.slice(0, 10)}-${accountId.slice(0, 8)}.json`;

/** What goes with the account, and what does not; asked anew each time. */
export function useErasurePreview(account: ErasableAccount | null): UseQueryResult<ErasurePreview> {
  const path =
    account?.isOwn === true ? '/api/account/erasure' : `/api/accounts/${account?.id ?? ''}/erasure`;
  return useQuery({
    queryKey: [...ERASURES_KEY, 'preview', account?.id],
    queryFn: ({ signal }) => apiGet<ErasurePreview>(path, { signal }),
    enabled: account !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The proofs, for who runs the installation. */
export function useErasures(): UseQueryResult<ErasuresAnswer> {
  return useQuery({
    queryKey: ERASURES_KEY,
    queryFn: ({ signal }) => apiGet<ErasuresAnswer>('/api/erasures', { signal }),
    staleTime: 0,
  });
}

/**
 * Erases an account, and what this browser keeps of it. Of the own one the proof is saved as a file, since nobody signed in
 * is left to fetch it, and every page is left.
 */
export function useEraseAccount(
  confirmed: Confirmed,
  onErased: (answer: ErasedAccountAnswer, account: ErasableAccount) => void,
): UseMutationResult<ErasedAccountAnswer, Error, Erasing> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ account: { id, username, isOwn }, eraseSignedInTerm }: Erasing) => {
      const expressly = eraseSignedInTerm ? { eraseSignedInTerm } : {};
      return confirmed(() =>
        isOwn
          ? apiSend<ErasedAccountAnswer>('DELETE', '/api/account', { username, ...expressly })
          : apiSend<ErasedAccountAnswer>('DELETE', `/api/accounts/${encodeURIComponent(id)}`, expressly),
      );
    },
    onSuccess: async (answer, { account }) => {
      const { id, isOwn } = account;
      const { certificate } = answer;
      if (isOwn) {
        if (certificate !== null) saveCertificate(certificate);
        leavePages(client);
      }
      // Called here: the dialog is gone with its page.
      onErased(answer, account);
      // What a browser without a database cannot erase is sealed, and its key is gone.
      await eraseDevice(id).catch(() => undefined);
      if (!isOwn) await client.invalidateQueries({ queryKey: ['accounts'] });
      if (!isOwn) await client.invalidateQueries({ queryKey: ERASURES_KEY });
    },
  });
}

function saveCertificate(certificate: ErasureCertificate): void {
  const text = JSON.stringify(certificate, null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), fileName(certificate));
}
