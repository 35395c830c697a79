import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PublicFrame } from './public-frame.tsx';
import { PendingRestore } from './pending-restore.tsx';
import { RestoreCopy } from './restore-copy.tsx';
import { useSetUp } from './set-up-api.ts';
import { SetUpForm } from './set-up-form.tsx';

/**
 * `/set-up`: the first account of an installation.
 * @param secret the one of the address that the terminal shows, null where the address had none
 * @param tools shown beside the choice of the language
 */
export function SetUpScreen({
  secret,
  tools,
}: {
  readonly secret: string | null;
  readonly tools: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useSetUp();
  const [isRestoring, setRestoring] = useState(false);
  return (
    <PublicFrame
      tools={tools}
      title={
        data?.state === 'closed'
          ? t`Constat est déjà configuré`
          : isRestoring || data?.restartAwaited === true
            ? t`Reprendre une copie`
            : t`Première ouverture`
      }
    >
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
      {data !== undefined && data.state !== 'closed' && isRestoring && (
        <RestoreCopy
          key={secret}
          asksForSecret={data.state === 'secret'}
          addressSecret={secret}
          onBack={() => setRestoring(false)}
        />
      )}
      {data !== undefined && data.state !== 'closed' && !isRestoring && data.restartAwaited && (
        <PendingRestore key={secret} asksForSecret={data.state === 'secret'} secret={secret} />
      )}
      {data !== undefined && data.state !== 'closed' && !isRestoring && !data.restartAwaited && (
        <>
          <p className="mt-2 text-muted">
            {data.demonstration
              ? t`Créez votre compte pour quitter la démonstration et écrire de vrais rapports. Les comptes d’exemple seront fermés.`
              : t`Créez le premier compte de cette installation : le vôtre. Il écrit des rapports et administre l’installation.`}
          </p>
          <SetUpForm key={secret} setUp={data} addressSecret={secret} />
          {data.mayRestore && (
            <section className="mt-8 border-t border-line pt-4" aria-labelledby="had-constat-title">
              <h2 id="had-constat-title" className="font-semibold">{t`Vous aviez déjà Constat?`}</h2>
              <p className="mt-1 mb-3 text-muted">
                {t`Une copie de sauvegarde et le code de la feuille de récupération rendent vos comptes et vos rapports.`}
              </p>
              <Button onClick={() => setRestoring(true)}>{t`Reprendre une copie…`}</Button>
            </section>
          )}
        </>
      )}
    </PublicFrame>
  );
}
