import type { SetUpAnswer, SetUpBody } from '@constat/contract';
import { USERNAME_LENGTH } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { DemonstrationReports } from './demonstration-reports.tsx';
import { NewPasswordFields, isAboutNewPassword } from './new-password-fields.tsx';
import type { NewPasswordValues } from './new-password-fields.tsx';
import { SetUpAddressField } from './set-up-address-field.tsx';
import { useMakeFirstAccount } from './set-up-api.ts';

interface SetUpValues extends NewPasswordValues {
  readonly secret: string;
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
  readonly reports: NonNullable<SetUpBody['reports']>;
}

const EMPTY: SetUpValues = {
  secret: '',
  displayName: '',
  username: '',
  email: '',
  newPassword: '',
  repeated: '',
  reports: 'keep',
};

/** What stands behind the `#` of the address, where somebody gives the whole of it. */
export const secretOf = (text: string): string => text.slice(text.indexOf('#') + 1).trim();

/** The field that a refusal is about. */
function fieldOf(error: Error): 'secret' | 'username' | 'newPassword' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'SET_UP_SECRET_INVALID') return 'secret';
  if (error.code === 'USERNAME_TAKEN') return 'username';
  return isAboutNewPassword(error) ? 'newPassword' : null;
}

/** The first account: who it is of, its password, and what becomes of the demonstration. */
export function SetUpForm({
  setUp,
  addressSecret,
}: {
  readonly setUp: SetUpAnswer;
  readonly addressSecret: string | null;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const required = say('required');
  const [isRefused, setRefused] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const making = useMakeFirstAccount();
  const form = useForm<SetUpValues>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, formState, getValues } = form;
  const { errors } = formState;
  const asksForSecret = setUp.state === 'secret' && (addressSecret === null || isRefused);
  const reportCount = setUp.demonstrationReports;
  // A demonstration holds more than reports, and may be over while its reports are still there.
  const asksForReports = reportCount > 0 || setUp.demonstrationOthers > 0;

  const make = (): void => {
    const { secret, displayName, username, email, newPassword, reports } = getValues();
    const given = asksForSecret ? secretOf(secret) : addressSecret;
    const body: SetUpBody = {
      ...(given !== null && { secret: given }),
      displayName,
      username,
      ...(email.trim() !== '' && { email }),
      password: newPassword,
      ...(asksForReports && { reports }),
    };
    making.mutate(body, {
      onError: (error) => {
        const field = fieldOf(error);
        if (field === 'secret') setRefused(true);
        if (field !== null) setError(field, { message: error.message }, { shouldFocus: true });
      },
    });
  };
  const submit = handleSubmit(({ reports }) => {
    if (asksForReports && reports === 'erase') setErasing(true);
    else make();
  });
  const failure = making.error !== null && fieldOf(making.error) === null ? making.error.message : null;

  return (
    <FormProvider {...form}>
      <form noValidate className="mt-6 space-y-4" onSubmit={(event) => void submit(event)}>
        {asksForSecret && (
          <SetUpAddressField error={errors.secret?.message} {...register('secret', { required })} />
        )}
        <Field
          label={t`Nom, tel qu’il paraît dans les rapports`}
          isRequired
          hint={t`Par exemple : Prénom Nom, M.D.`}
          error={errors.displayName?.message}
        >
          {(control) => (
            <input
              {...control}
              {...register('displayName', { required, validate: (text) => text.trim() !== '' || required })}
              maxLength={200}
              autoComplete="name"
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t`Nom d’utilisateur`} isRequired error={errors.username?.message}>
          {(control) => (
            <input
              {...control}
              {...register('username', { required, validate: (text) => text.trim() !== '' || required })}
              maxLength={USERNAME_LENGTH}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t`Courriel (facultatif)`} error={errors.email?.message}>
          {(control) => (
            <input
              {...control}
              {...register('email')}
              type="email"
              maxLength={200}
              autoComplete="email"
              className={inputClass}
            />
          )}
        </Field>
        <NewPasswordFields label={t`Mot de passe`} />
        {asksForReports && <DemonstrationReports count={reportCount} register={register('reports')} />}
        {failure !== null && <Notice look="danger">{failure}</Notice>}
        <Button type="submit" variant="primary" className="w-full" isPending={making.isPending}>
          {t`Créer mon compte`}
        </Button>
      </form>
      <ConfirmDialog
        title={t`Effacer la démonstration?`}
        isOpen={isErasing}
        isDangerous
        confirmLabel={t`Créer mon compte et tout effacer`}
        onConfirm={() => {
          setErasing(false);
          make();
        }}
        onClose={() => setErasing(false)}
      >
        <p>
          {reportCount === 0
            ? t`Les enregistrements, les patients récents, le vocabulaire, les phrases et les commandes vocales de la démonstration seront effacés pour toujours.`
            : t`Les rapports de la démonstration (${reportCount}), leurs enregistrements, le vocabulaire, les phrases et les commandes vocales seront effacés pour toujours.`}
        </p>
      </ConfirmDialog>
    </FormProvider>
  );
}
