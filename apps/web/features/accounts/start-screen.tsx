import { useLingui } from '@lingui/react/macro';
import { FlaskConical, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PublicFrame } from './public-frame.tsx';
import { useBeginDemonstration } from './set-up-api.ts';

const LINK_BUTTON =
  'inline-flex min-h-9 items-center justify-center rounded-control bg-accent px-3.5 py-1.5 text-center font-semibold ' +
  'text-on-accent transition-colors hover:bg-accent-hover';

/**
 * The first page of an installation on somebody's own computer: an account, or the demonstration.
 * @param quit the way out of Constat
 * @param onBegun called once the sample accounts are open
 */
export function StartScreen({
  quit,
  onBegun,
}: {
  readonly quit: ReactNode;
  readonly onBegun: () => void;
}): ReactNode {
  const { t } = useLingui();
  const beginning = useBeginDemonstration();
  return (
    <PublicFrame title={t`Bienvenue dans Constat`} tools={quit}>
      <p className="mt-2 text-muted">
        {t`Constat s’ouvre pour la première fois sur cet ordinateur. Tout ce que vous y écrivez y reste.`}
      </p>
      <Card className="mt-6 p-5" aria-labelledby="own-account-title">
        <h2 id="own-account-title" className="flex items-center gap-2 text-xl font-bold">
          <UserRound aria-hidden="true" className="size-5 shrink-0" />
          {t`Mon compte`}
        </h2>
        <p className="mt-1 text-muted">
          {t`Pour écrire de vrais rapports. Vous choisissez un nom et un mot de passe. Une copie de sauvegarde d’un autre ordinateur se reprend aussi par là.`}
        </p>
        <p className="mt-4">
          <a href="/set-up" className={LINK_BUTTON}>{t`Créer mon compte`}</a>
        </p>
      </Card>
      <Card className="mt-4 p-5" aria-labelledby="demonstration-title">
        <h2 id="demonstration-title" className="flex items-center gap-2 text-xl font-bold">
          <FlaskConical aria-hidden="true" className="size-5 shrink-0" />
          {t`Démonstration`}
        </h2>
        <p className="mt-1 text-muted">
          {t`Pour essayer, avec des comptes d’exemple dont les mots de passe sont publics\u00A0: n’inscrivez aucun vrai patient. Vous pourrez créer votre compte ensuite.`}
        </p>
        {beginning.error !== null && (
          <Notice look="danger" className="mt-3">
            {beginning.error.message}
          </Notice>
        )}
        <Button
          className="mt-4"
          isPending={beginning.isPending}
          onClick={() => beginning.mutate(undefined, { onSuccess: onBegun })}
        >
          {t`Essayer la démonstration`}
        </Button>
      </Card>
    </PublicFrame>
  );
}
