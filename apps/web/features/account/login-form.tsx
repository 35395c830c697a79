import type { User } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { CodeStep } from '../../shared/sign-in/code-step.tsx';
import { IdentityButton } from '../../shared/sign-in/identity-button.tsx';
import { PasskeyNotUsed, knowsPasskeys } from '../../shared/sign-in/passkeys.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import { signInByIdentity, signInFailure, useOpenScreens, usePasskeySignIn, useSignIn } from './sign-in.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Name and password, both required, then a code where the account asks for one; or a passkey, or the identity provider. The caller holds name and
 * password, so that a sample account can fill them in.
 */
export function LoginForm({
  value,
  onChange,
  onSignedIn,
}: {
  readonly value: Credentials;
  readonly onChange: (value: Credentials) => void;
  readonly onSignedIn?: (userId: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const signIn = useSignIn();
  const passkey = usePasskeySignIn();
  const openScreens = useOpenScreens();
  /** Why the password has to be given again. */
  const [lapsed, setLapsed] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  /** The identity provider has answered, and a code is asked for. */
  const [isCodeAsked, setCodeAsked] = useState(false);
  const opened = (user: User): void => {
    signIn.reset();
    openScreens(user);
    onSignedIn?.(user.id);
  };
  const missing = (text: string): string | undefined =>
    wasTried && text === '' ? say('required') : undefined;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const empty = event.currentTarget.querySelector<HTMLInputElement>('input:placeholder-shown');
    if (empty !== null) {
      empty.focus();
      return;
    }
    if (signIn.isPending) return;
    setLapsed(null);
    signIn.mutate(value, {
      onSuccess: (answer) => {
        if ('user' in answer) opened(answer.user);
      },
    });
  };
  if (isCodeAsked || (signIn.data !== undefined && 'pending' in signIn.data)) {
    return (
      <CodeStep
        onSignedIn={opened}
        onLapsed={(reason) => {
          signIn.reset();
          setCodeAsked(false);
          setLapsed(reason);
          onChange({ ...value, password: '' });
        }}
      />
    );
  }
  const failure = signIn.error === null ? lapsed : signInFailure(signIn.error, say);
  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <Field label={t`Nom d’utilisateur`} isRequired error={missing(value.username)}>
        {(control) => (
          <input
            {...control}
            name="username"
            value={value.username}
            placeholder=" "
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={inputClass}
            onChange={(event) => onChange({ ...value, username: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t`Mot de passe`} isRequired error={missing(value.password)}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            value={value.password}
            placeholder=" "
            autoComplete="current-password"
            onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
          />
        )}
      </Field>
      {failure !== null && <Notice look="danger">{failure}</Notice>}
      {passkey.error !== null && (
        <Notice look="danger">
          {passkey.error instanceof PasskeyNotUsed
            ? t`Aucune clé d’accès n’a servi.`
            : signInFailure(passkey.error, say)}
        </Notice>
      )}
      <Button type="submit" variant="primary" className="w-full" isPending={signIn.isPending}>
        {signIn.isPending ? t`Connexion...` : t`Se connecter`}
      </Button>
      {knowsPasskeys() && (
        <Button
          className="w-full"
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          isPending={passkey.isPending}
          onClick={() => passkey.mutate(undefined, { onSuccess: opened })}
        >
          {t`Utiliser une clé d’accès`}
        </Button>
      )}
      <IdentityButton
        className="w-full"
        text={(name) => t`Se connecter avec ${name}`}
        begin="/api/auth/identity/request"
        send={signInByIdentity}
        onDone={(answer) => ('user' in answer ? opened(answer.user) : setCodeAsked(true))}
      />
    </form>
  );
}
