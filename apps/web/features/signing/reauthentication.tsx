import type { FactorsAnswer, SigningProof } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { apiGet } from '../../shared/api/client.ts';
import { PasskeyNotUsed, knowsPasskeys, signByPasskey } from '../../shared/sign-in/passkeys.ts';
import { ProviderReauthentication } from './provider-reauthentication.tsx';
import { ProofControls } from './proof-controls.tsx';

interface ReauthenticationProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  /** The act is under way. */
  readonly isPending: boolean;
  /** Whether all else is filled in, told where it is not: a passkey serves once. */
  readonly isReady: () => boolean;
  /** A passkey has signed, or the identity provider has answered; the password goes with the form around. */
  readonly onProof: (proof: SigningProof) => void;
}

/** Who one is, proved for one act alone: the password of the account, or one of its passkeys. */
export function Reauthentication({
  ref,
  password,
  onPassword,
  error,
  isPending,
  isReady,
  onProof,
}: ReauthenticationProps): ReactNode {
  const { t } = useLingui();
  const factors = useQuery({
    queryKey: ['account-factors'],
    queryFn: ({ signal }) => apiGet<FactorsAnswer>('/api/account/factors', { signal }),
    staleTime: 0,
  });
  const passkey = useMutation({
    mutationFn: signByPasskey,
    onSuccess: (proof) => onProof({ passkey: proof }),
  });
  const hasPasskeys = (factors.data?.passkeys.length ?? 0) > 0 && knowsPasskeys();
  const notUsed =
    passkey.error instanceof PasskeyNotUsed ? t`Aucune clé d’accès n’a servi.` : passkey.error?.message;
  const press = (): void => {
    if (isReady()) passkey.mutate();
  };
  return (
    <ProofControls
      ref={ref}
      password={password}
      onPassword={onPassword}
      error={error}
      passkey={
        hasPasskeys
          ? { isPending: passkey.isPending, isUnavailable: isPending, error: notUsed, onPress: press }
          : null
      }
      identity={<ProviderReauthentication isReady={isReady} onProof={onProof} />}
    />
  );
}
