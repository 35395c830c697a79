import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PublicFrame } from './public-frame.tsx';
import { useSetUp } from './set-up-api.ts';
import { SetUpForm } from './set-up-form.tsx';

/**
 * `/set-up`: the first account of an installation.
 * @param secret the one of the address that the terminal shows, null where the address had none
 */
export function SetUpScreen({ secret }: { readonly secret: string | null }): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useSetUp();
  return (
    <PublicFrame title={data?.state === 'closed' ? t`Constat est déjà configuré` : t`Première ouverture`}>
      {error !== null && (
        <div className="mt-6">
          <LoadingFailure error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined && error === null && <LoadingLine className="mt-6" />}
      {data?.state === 'closed' && (
        <Notice className="mt-6">
          <p>{t`Cette installation a déjà ses comptes.`}</p>
          <p className="mt-1">
            <a href="/" className="font-semibold text-accent-text underline underline-offset-2">
              {t`Se connecter`}
            </a>
          </p>
        </Notice>
      )}
      {data !== undefined && data.state !== 'closed' && (
        <>
          <p className="mt-2 text-muted">
            {data.demonstration
              ? t`Créez votre compte pour quitter la démonstration et écrire de vrais rapports. Les comptes d’exemple seront fermés.`
              : t`Créez le premier compte de cette installation : le vôtre. Il écrit des rapports et administre l’installation.`}
          </p>
          <SetUpForm key={secret} setUp={data} addressSecret={secret} />
        </>
      )}
    </PublicFrame>
  );
}
