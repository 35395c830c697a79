import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useMessage } from '../../shared/i18n/localized.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import { signInFailure, useSignIn } from './sign-in.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Name and password, both required. The caller holds them, so that a sample account can fill them in. */
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
  const [wasTried, setTried] = useState(false);
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
    if (!signIn.isPending) signIn.mutate(value, { onSuccess: (user) => onSignedIn?.(user.id) });
  };
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
      {signIn.error !== null && <Notice look="danger">{signInFailure(signIn.error, say)}</Notice>}
      <Button type="submit" variant="primary" className="w-full" isPending={signIn.isPending}>
        {signIn.isPending ? t`Connexion...` : t`Se connecter`}
      </Button>
    </form>
  );
}
