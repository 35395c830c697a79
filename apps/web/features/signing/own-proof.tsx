import type { FactorsAnswer, SigningProof } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { apiGet } from '../../shared/api/client.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { PasskeyNotUsed, knowsPasskeys, signByPasskey } from '../../shared/sign-in/passkeys.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';

interface OwnProofProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  /** The act is under way. */
  readonly isPending: boolean;
  /** Whether all else is filled in, told where it is not: a passkey serves once. */
  readonly isReady: () => boolean;
  /** A passkey has signed; the password goes with the form around. */
  readonly onPasskey: (proof: SigningProof) => void;
}

/** Who one is, proved for one act alone: the password of the account, or one of its passkeys. */
export function OwnProof(props: OwnProofProps): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const factors = useQuery({
    queryKey: ['account-factors'],
    queryFn: ({ signal }) => apiGet<FactorsAnswer>('/api/account/factors', { signal }),
    staleTime: 0,
  });
  const passkey = useMutation({
    mutationFn: signByPasskey,
    onSuccess: (proof) => props.onPasskey({ passkey: proof }),
  });
  const hasPasskeys = (factors.data?.passkeys.length ?? 0) > 0 && knowsPasskeys();
  return (
    <div className="space-y-3">
      <input hidden readOnly name="username" autoComplete="username" value={user?.username ?? ''} />
      <Field label={t`Mot de passe de votre compte`} isRequired error={props.error}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={props.ref}
            autoComplete="current-password"
            value={props.password}
            onChange={({ currentTarget }) => props.onPassword(currentTarget.value)}
          />
        )}
      </Field>
      {hasPasskeys && (
        <Button
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          isPending={passkey.isPending}
          isUnavailable={props.isPending}
          onClick={() => {
            if (props.isReady()) passkey.mutate();
          }}
        >
          {t`Utiliser une clé d’accès`}
        </Button>
      )}
      {passkey.error !== null && (
        <Notice look="danger">
          {passkey.error instanceof PasskeyNotUsed ? t`Aucune clé d’accès n’a servi.` : passkey.error.message}
        </Notice>
      )}
    </div>
  );
}
