import { useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';

/** Proving who one is by a passkey. */
export interface PasskeyControl {
  readonly isPending: boolean;
  /** Takes no press for now. */
  readonly isUnavailable: boolean;
  /** Why none was used. */
  readonly error: string | undefined;
  readonly onPress: () => void;
}

/** The password of the account, or one of its passkeys where it has any. */
export function ProofControls({
  ref,
  password,
  onPassword,
  error,
  passkey,
  identity,
}: {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  readonly passkey: PasskeyControl | null;
  /** Proving it by the identity provider. */
  readonly identity: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      {/* A password manager finds the account's password by it. */}
      <input hidden readOnly name="username" autoComplete="username" value={user?.username ?? ''} />
      <Field
        label={t`Mot de passe de votre compte`}
        isRequired
        error={error}
        className="min-w-0 flex-1 basis-64"
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={ref}
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => onPassword(currentTarget.value)}
          />
        )}
      </Field>
      {passkey !== null && (
        <Button
          className="max-sm:w-full sm:mt-7"
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          isPending={passkey.isPending}
          isUnavailable={passkey.isUnavailable}
          onClick={passkey.onPress}
        >
          {t`Utiliser une clé d’accès`}
        </Button>
      )}
      {identity}
      {passkey?.error !== undefined && (
        <Notice look="danger" className="basis-full">
          {passkey.error}
        </Notice>
      )}
    </div>
  );
}
