import type { User } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { ApiError, apiSend } from '../api/client.ts';
import { useMessage } from '../i18n/localised.ts';
import { Button } from '../ui/button.tsx';
import { inputClass } from '../ui/controls.ts';
import { Field } from '../ui/field.tsx';

/**
 * The second step of a sign-in: a code of the app, or a recovery code.
 * @param onLapsed hears what the server says where the password has to be given again
 */
export function CodeStep({
  onSignedIn,
  onLapsed,
}: {
  readonly onSignedIn: (user: User) => void;
  readonly onLapsed: (message: string | null) => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const given = code.replaceAll(/\s/gu, '');
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: async () =>
      (await apiSend<{ user: User }>('POST', '/api/auth/second-factor', { code: given })).user,
    onSuccess: onSignedIn,
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.code === 'SIGN_IN_LAPSED') onLapsed(refusal.message);
      else input.current?.select();
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setMissing(given === '');
    input.current?.focus();
    if (given !== '' && !isPending) mutate();
  };
  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <Field
        label={t`Code`}
        isRequired
        hint={t`Les six chiffres que votre application affiche, ou un de vos codes de récupération.`}
        error={isMissing ? say('required') : error?.message}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            name="code"
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            className={`${inputClass} tabular-nums`}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value);
              setMissing(false);
              if (error !== null) reset();
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="w-full" isPending={isPending}>
        {t`Vérifier le code`}
      </Button>
      <Button variant="ghost" className="w-full" onClick={() => onLapsed(null)}>
        {t`Revenir au mot de passe`}
      </Button>
    </form>
  );
}
