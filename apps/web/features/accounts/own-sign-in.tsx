import type { ReactNode } from 'react';
import { useCurrentUser } from '../../shared/session.ts';
import { FactorsCard } from './factors-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { useSetUp } from './set-up-api.ts';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';

const LINK_BUTTON =
  'inline-flex min-h-9 items-center justify-center rounded-control bg-accent px-3.5 py-1.5 text-center font-semibold ' +
  'text-on-accent transition-colors hover:bg-accent-hover';

/** What stands in the place of the password for an account of the demonstration: the way to an account of one's own. */
function LeaveDemonstration(): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="p-5" aria-labelledby="demonstration-title">
      <h2 id="demonstration-title" className="text-xl font-bold">{t`Compte de démonstration`}</h2>
      <p className="mt-1 max-w-prose text-muted">
        {t`Le mot de passe de ce compte est public et ne se change pas : n’inscrivez aucun vrai patient. Avec un compte à vous, les comptes d’exemple sont fermés; vous choisissez si leurs rapports restent ou sont effacés.`}
      </p>
      <p className="mt-4">
        <a href="/set-up" className={LINK_BUTTON}>
          {t`Créer mon compte et quitter la démonstration`}
        </a>
      </p>
    </Card>
  );
}

/** How one signs in: password, code and passkeys; for an account of the demonstration, the way to one of one's own. */
export function OwnSignIn(): ReactNode {
  const { user } = useCurrentUser();
  const { data, isPending } = useSetUp();
  if (user === null) return null;
  if (isPending) return <LoadingLine />;
  // Whoever is signed in before there is an account has one of the demonstration.
  const isSample = data !== undefined && data.state !== 'closed';
  if (isSample) return <LeaveDemonstration />;
  return (
    <>
      <PasswordCard username={user.username} />
      <FactorsCard />
    </>
  );
}
