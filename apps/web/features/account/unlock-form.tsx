import { useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { IdentityButton } from '../../shared/sign-in/identity-button.tsx';
import { PasskeyNotUsed, knowsPasskeys } from '../../shared/sign-in/passkeys.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import { isUnreachable, unlockByIdentity, usePasskeyUnlock, useUnlock } from './unlock.ts';

/**
 * The password of the session's account, one of its passkeys, or the identity provider.
 * @param username for password managers
 */
export function UnlockForm({
  username,
  hasPasskeys,
  hasIdentity,
}: {
  readonly username: string;
  readonly hasPasskeys: boolean;
  /** The account is linked to an identity provider. */
  readonly hasIdentity: boolean;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const unlock = useUnlock();
  const passkey = usePasskeyUnlock();
  const { wait, begin } = useWait();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setMissing(password === '');
    input.current?.focus();
    if (password === '' || unlock.isPending || wait > 0) return;
    passkey.reset();
    unlock.mutate(
      { password },
      {
        onError: (refusal) => {
          if (refusal instanceof ApiError) begin(refusal.retryAfter ?? 0);
          input.current?.select();
        },
      },
    );
  };
  const { error } = unlock;
  const isAway = error !== null && isUnreachable(error);
  const isSlowed = error instanceof ApiError && error.code === 'TOO_MANY_ATTEMPTS';
  const wrong =
    error === null || isAway || isSlowed
      ? undefined
      : error instanceof ApiError && error.code === 'PASSWORD_WRONG'
        ? t`Ce n’est pas le mot de passe de ce compte.`
        : error.message;
  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={t`Mot de passe`} isRequired error={isMissing ? say('required') : wrong}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            name="password"
            value={password}
            autoComplete="current-password"
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setMissing(false);
              if (error !== null && !isSlowed) unlock.reset();
            }}
          />
        )}
      </Field>
      {isAway && <ServerAway />}
      {isSlowed && (
        <Notice look="danger">
          {t`Trop d’essais.`}{' '}
          <span aria-live="off">{wait > 0 ? t`Réessayez dans ${wait} s.` : t`Vous pouvez réessayer.`}</span>
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        isPending={unlock.isPending}
        isUnavailable={wait > 0}
      >
        {t`Déverrouiller`}
      </Button>
      {hasPasskeys && knowsPasskeys() && (
        <>
          <Button
            className="w-full"
            icon={<KeyRound aria-hidden="true" className="size-4" />}
            isPending={passkey.isPending}
            onClick={() => {
              unlock.reset();
              passkey.mutate();
            }}
          >
            {t`Utiliser une clé d’accès`}
          </Button>
          <PasskeyTrouble error={passkey.error} />
        </>
      )}
      {hasIdentity && (
        <IdentityButton
          className="w-full"
          text={(name) => t`Utiliser ${name}`}
          begin="/api/account/identity/request"
          send={unlockByIdentity}
        />
      )}
    </form>
  );
}

function ServerAway(): ReactNode {
  const { t } = useLingui();
  return (
    <Notice look="danger">
      {t`Le serveur ne répond pas, et lui seul peut déverrouiller la session. Rien n’est perdu; réessayez dans un moment.`}
    </Notice>
  );
}

function PasskeyTrouble({ error }: { readonly error: Error | null }): ReactNode {
  const { t } = useLingui();
  if (error === null) return null;
  if (isUnreachable(error)) return <ServerAway />;
  return (
    <Notice look="danger">
      {error instanceof PasskeyNotUsed ? t`Aucune clé d’accès n’a servi.` : error.message}
    </Notice>
  );
}

const TICK_MS = 250;

/** Whole seconds that the server asks one to wait before the next try, counted down; 0 for none. */
function useWait(): { readonly wait: number; readonly begin: (seconds: number) => void } {
  const [{ end, now }, setTimes] = useState({ end: 0, now: 0 });
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setTimes({ end, now: performance.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [end, isOver]);
  const begin = (seconds: number): void => {
    const from = performance.now();
    setTimes({ end: from + seconds * 1_000, now: from });
  };
  return { wait: isOver ? 0 : Math.ceil((end - now) / 1_000), begin };
}
