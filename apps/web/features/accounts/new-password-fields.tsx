import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';

export interface NewPasswordValues {
  readonly newPassword: string;
  /** Once more, while it cannot be read. */
  readonly repeated: string;
}

const ABOUT_PASSWORD = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_GUESSABLE'];

/** True where the server refuses the new password itself. */
export const isAboutNewPassword = (error: Error): boolean =>
  error instanceof ApiError && ABOUT_PASSWORD.includes(error.code);

/** A new password, typed twice, or once where it is shown. Stands in a `FormProvider` of the form that has these values. */
export function NewPasswordFields({ label }: { readonly label: string }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const [isShown, setShown] = useState(false);
  const { register, formState } = useFormContext<NewPasswordValues>();
  const { errors } = formState;
  const required = say('required');
  return (
    <>
      <Field
        label={label}
        isRequired
        hint={t`Au moins 8 caractères; une phrase de 15 ou plus est plus sûre, et se retient mieux.`}
        error={errors.newPassword?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('newPassword', { required })}
            autoComplete="new-password"
            isShown={isShown}
            onShowChange={setShown}
          />
        )}
      </Field>
      {!isShown && (
        <Field label={t`Mot de passe, encore une fois`} isRequired error={errors.repeated?.message}>
          {(control) => (
            <input
              {...control}
              {...register('repeated', {
                required,
                validate: (text, { newPassword }) =>
                  text === newPassword || t`Ce n’est pas le même mot de passe.`,
              })}
              type="password"
              autoComplete="new-password"
              className={inputClass}
            />
          )}
        </Field>
      )}
    </>
  );
}
