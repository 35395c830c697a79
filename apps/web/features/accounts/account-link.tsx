import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.tsx';

/** The way to one's own password and sessions. */
export function AccountLink(): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="mt-6 p-5" aria-labelledby="account-link-title">
      <h2 id="account-link-title" className="text-xl font-bold">{t`Compte et sécurité`}</h2>
      <p className="mt-1 text-muted">{t`Votre mot de passe, et les sessions ouvertes à votre nom.`}</p>
      <p className="mt-3">
        <Link to="/account" className="font-semibold text-accent-text underline underline-offset-2">
          {t`Changer le mot de passe, voir les sessions`}
        </Link>
      </p>
    </Card>
  );
}
