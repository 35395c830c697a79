import { ERRORS } from '@constat/contract/errors';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/client.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { CodeStep } from '../../shared/sign-in/code-step.tsx';
import { IdentityButton } from '../../shared/sign-in/identity-button.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { NewPasswordFields, isAboutNewPassword } from './new-password-fields.tsx';
import type { NewPasswordValues } from './new-password-fields.tsx';
import { PublicFrame } from './public-frame.tsx';
import { acceptByIdentity, openFirstPage, useChoosePassword, useNamedLink } from './set-up-api.ts';
import { UsernameForManagers } from './username-for-managers.tsx';

const isSpent = (error: Error | null): boolean => error instanceof ApiError && error.code === 'LINK_INVALID';

function PasswordForm({
  secret,
  username,
}: {
  readonly secret: string;
  readonly username: string;
}): ReactNode {
  const { t } = useLingui();
  const choosing = useChoosePassword();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm<NewPasswordValues>({ defaultValues: { newPassword: '', repeated: '' } });
  const { handleSubmit, setError } = form;
  const submit = handleSubmit(({ newPassword }) =>
    choosing.mutate(
      { secret, password: newPassword },
      {
        onError: (error) => {
          if (isAboutNewPassword(error))
            setError('newPassword', { message: error.message }, { shouldFocus: true });
        },
      },
    ),
  );
  if (isCodeAsked || (choosing.data !== undefined && 'pending' in choosing.data)) {
    return (
      <div className="mt-6">
        <p className="mb-4 font-semibold">
          {isCodeAsked ? t`Votre compte est lié.` : t`Votre mot de passe est enregistré.`}
        </p>
        <CodeStep onSignedIn={openFirstPage} onLapsed={() => window.location.assign('/')} />
      </div>
    );
  }
  return (
    <FormProvider {...form}>
      <form noValidate className="mt-6 space-y-4" onSubmit={(event) => void submit(event)}>
        <UsernameForManagers username={username} />
        <NewPasswordFields label={t`Nouveau mot de passe`} />
        {choosing.error !== null && !isAboutNewPassword(choosing.error) && (
          <Notice look="danger">{choosing.error.message}</Notice>
        )}
        <Button type="submit" variant="primary" className="w-full" isPending={choosing.isPending}>
          {t`Enregistrer et ouvrir ma session`}
        </Button>
        <IdentityButton
          className="w-full"
          text={(name) => t`Utiliser ${name}, sans mot de passe`}
          begin="/api/auth/identity/request"
          send={(proof) => acceptByIdentity({ ...proof, secret })}
          onDone={(answer) => ('user' in answer ? openFirstPage() : setCodeAsked(true))}
        />
      </form>
    </FormProvider>
  );
}

/**
 * `/choose-password`: the password of an account, chosen by its person.
 * @param secret the one of the link, null where the address had none
 */
export function ChoosePasswordScreen({ secret }: { readonly secret: string | null }): ReactNode {
  const { t } = useLingui();
  const inLanguage = useLocalised();
  const { data, error, refetch } = useNamedLink(secret);
  const { displayName = '', username = '' } = data ?? {};
  return (
    <PublicFrame title={t`Choisir un mot de passe`}>
      {secret === null ? (
        <Notice className="mt-6" look="warn">
          {t`Cette adresse est incomplète : ouvrez de nouveau le lien entier qui vous a été remis. Il ne sert qu’une fois.`}
        </Notice>
      ) : isSpent(error) ? (
        <Notice className="mt-6" look="danger">
          {inLanguage(ERRORS.LINK_INVALID.message)}
        </Notice>
      ) : error !== null ? (
        <div className="mt-6">
          <LoadingFailure error={error} onRetry={() => void refetch()} />
        </div>
      ) : data === undefined ? (
        <LoadingLine className="mt-6" />
      ) : (
        <>
          <p className="mt-2 text-muted">
            {data.purpose === 'new'
              ? t`Voici le compte de ${displayName}. Choisissez le mot de passe avec lequel vous ouvrirez vos sessions.`
              : t`Voici le compte de ${displayName}. Choisissez un nouveau mot de passe; l’ancien ne vaut plus.`}
          </p>
          <p className="mt-2">
            {t`Nom d’utilisateur :`} <span className="font-semibold">{username}</span>
          </p>
          <PasswordForm key={secret} secret={secret} username={username} />
        </>
      )}
      {data === undefined && (
        <p className="mt-4">
          <a href="/" className="font-semibold text-accent-text underline underline-offset-2">
            {t`Retour à l’accueil`}
          </a>
        </p>
      )}
    </PublicFrame>
  );
}
