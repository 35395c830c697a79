import { useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { IdentityButton } from '../../shared/sign-in/identity-button.tsx';
import { PasskeyNotUsed } from '../../shared/sign-in/passkeys.ts';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import { useFactors } from './factors-api.ts';
import {
  reauthenticateByIdentity,
  usePasskeyReauthentication,
  useReauthentication,
} from './own-account-api.ts';
import { UsernameForManagers } from './username-for-managers.tsx';

/** The act was given up when the password was asked for; nothing has changed, and there is nothing to tell. */
class NotConfirmed extends Error {}

/** Does an act, with the question for the password before it where the server asks for it. */
export type Confirmed = <Result>(act: () => Promise<Result>) => Promise<Result>;

interface Asked {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** What is said of an act that failed; null where there is nothing to tell. */
export function failureOf(error: Error | null): string | null {
  return error === null || error instanceof NotConfirmed ? null : error.message;
}

function PasswordForm({
  id,
  username,
  onConfirmed,
}: {
  readonly id: string;
  readonly username: string;
  readonly onConfirmed: () => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { error, isPending, mutate, reset } = useReauthentication();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const factors = useFactors();
  const passkey = usePasskeyReauthentication();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setMissing(password === '');
    input.current?.focus();
    if (password !== '' && !isPending) mutate({ password }, { onSuccess: onConfirmed });
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <UsernameForManagers username={username} />
      <Field label={t`Mot de passe`} isRequired error={isMissing ? say('required') : error?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setMissing(false);
              reset();
            }}
          />
        )}
      </Field>
      {factors.data !== undefined && factors.data.passkeys.length > 0 && (
        <Button
          className="mt-3"
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          isPending={passkey.isPending}
          onClick={() => passkey.mutate(undefined, { onSuccess: onConfirmed })}
        >
          {t`Utiliser une clé d’accès`}
        </Button>
      )}
      {factors.data?.identity != null && (
        <div className="mt-3 flex flex-col items-start gap-3">
          <IdentityButton
            text={(name) => t`Utiliser ${name}`}
            begin="/api/account/identity/request"
            send={reauthenticateByIdentity}
            onDone={onConfirmed}
          />
        </div>
      )}
      {passkey.error !== null && !(passkey.error instanceof PasskeyNotUsed) && (
        <Notice look="danger" className="mt-3">
          {passkey.error.message}
        </Notice>
      )}
    </form>
  );
}

/**
 * Asks for the password anew where the server wants it before an act, then does the act once more.
 * @returns `confirmed` does the act; `question` is the dialog, to be put on the page
 */
export function useIdentityQuestion(): { readonly confirmed: Confirmed; readonly question: ReactNode } {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const form = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmed = useCallback<Confirmed>(async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED')) throw error;
      await new Promise<void>((resolve, reject) => setAsked({ resolve, reject }));
      return act();
    }
  }, []);
  const giveUp = (): void => {
    setAsked(null);
    asked?.reject(new NotConfirmed());
  };
  const goOn = (): void => {
    setAsked(null);
    asked?.resolve();
  };
  const question = (
    <Dialog
      title={t`Confirmez que c’est vous`}
      isOpen={asked !== null}
      onClose={giveUp}
      width="narrow"
      footer={
        <>
          <Button onClick={giveUp}>{t`Annuler`}</Button>
          <Button type="submit" form={form} variant="primary">
            {t`Confirmer`}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{t`Ce changement demande le mot de passe de votre compte.`}</p>
      <PasswordForm id={form} username={user?.username ?? ''} onConfirmed={goOn} />
    </Dialog>
  );
  return { confirmed, question };
}
