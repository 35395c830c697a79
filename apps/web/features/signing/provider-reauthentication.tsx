import type { FactorsAnswer, SigningProof } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiGet } from '../../shared/api/client.ts';
import { IdentityButton } from '../../shared/sign-in/identity-button.tsx';

/** Who one is, proved for one act alone by the identity provider that the account is linked to. */
export function ProviderReauthentication({
  isReady,
  onProof,
}: {
  /** Whether all else is filled in, told where it is not: an answer of the provider serves once. */
  readonly isReady: () => boolean;
  readonly onProof: (proof: SigningProof) => void;
}): ReactNode {
  const { t } = useLingui();
  const { data } = useQuery({
    queryKey: ['account-factors'],
    queryFn: ({ signal }) => apiGet<FactorsAnswer>('/api/account/factors', { signal }),
    staleTime: 0,
  });
  if (data?.identity == null) return null;
  return (
    <IdentityButton
      className="max-sm:w-full sm:mt-7"
      text={(name) => t`Utiliser ${name}`}
      begin="/api/account/identity/request"
      isReady={isReady}
      send={(identity) => Promise.resolve(onProof({ identity }))}
    />
  );
}
