import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import { useFactors } from './factors-api.ts';
import { NewPasswordFields, isAboutNewPassword } from './new-password-fields.tsx';
import type { NewPasswordValues } from './new-password-fields.tsx';
import { useChangePassword } from './own-account-api.ts';
import { UsernameForManagers } from './username-for-managers.tsx';

interface PasswordValues extends NewPasswordValues {
  readonly currentPassword: string;
  readonly endOthers: boolean;
}

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', repeated: '', endOthers: true };

/** The field that a refusal is about. */
function fieldOf(error: Error): 'currentPassword' | 'newPassword' | null {
  if (error instanceof ApiError && error.code === 'PASSWORD_WRONG') return 'currentPassword';
  return isAboutNewPassword(error) ? 'newPassword' : null;
}

/** Changes one's own password. */
export function PasswordCard({ username }: { readonly username: string }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const changing = useChangePassword();
  const hasPasskeys = (useFactors().data?.passkeys.length ?? 0) > 0;
  const form = useForm<PasswordValues>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { error } = changing;
  const submit = handleSubmit(({ currentPassword, newPassword, endOthers }) =>
    changing.mutate(
      { currentPassword, newPassword, endOthers },
      {
        onSuccess: () => reset(EMPTY),
        onError: (refusal) => {
          const field = fieldOf(refusal);
          if (field !== null) setError(field, { message: refusal.message }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <Card className="p-5" aria-labelledby="password-title">
      <h2 id="password-title" className="text-xl font-bold">{t`Mot de passe`}</h2>
      <FormProvider {...form}>
        <form
          noValidate
          className="mt-3 flex max-w-md flex-col gap-4"
          onSubmit={(event) => void submit(event)}
        >
          <UsernameForManagers username={username} />
          <Field label={t`Mot de passe actuel`} isRequired error={formState.errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('currentPassword', { required: say('required') })}
                autoComplete="current-password"
              />
            )}
          </Field>
          <NewPasswordFields label={t`Nouveau mot de passe`} />
          <label className="flex items-start gap-2.5">
            <input type="checkbox" {...register('endOthers')} className="mt-1 size-5 shrink-0" />
            <span>
              {t`Fermer mes autres sessions`}
              <span className="block text-sm text-muted">
                {t`Les autres navigateurs et ordinateurs redemanderont le mot de passe; ce qui n’y est pas encore enregistré y reste.`}
              </span>
            </span>
          </label>
          {hasPasskeys && (
            <p className="text-sm text-muted">
              {t`Vos clés d’accès ouvrent encore une session; retirez-les aussi si un appareil est perdu.`}
            </p>
          )}
          {error !== null && fieldOf(error) === null && <Notice look="danger">{error.message}</Notice>}
          <Button type="submit" variant="primary" className="self-start" isPending={changing.isPending}>
            {t`Changer le mot de passe`}
          </Button>
          <output className="block font-semibold text-ok empty:hidden">
            {changing.isSuccess && t`Votre mot de passe est changé.`}
          </output>
        </form>
      </FormProvider>
    </Card>
  );
}
