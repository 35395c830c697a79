import { useLingui } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecoverySheetState, RetentionCard } from '../../features/accounts/index.pages.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

const LINK = 'font-semibold text-accent-text underline underline-offset-2';

/** What who runs the installation can do; where an administrator who writes no reports begins. */
export function AdministrationPage(): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  if (user?.administers === false) return <Navigate to="/forms" replace />;
  return (
    <>
      <AppHeader
        title={t`Administration`}
        subtitle={t`Cette installation de Constat`}
        {...(user?.role !== 'admin' && { back: 'forms' })}
      />
      <PageBody className="in-order max-w-4xl space-y-6">
        <Card className="p-5" aria-labelledby="accounts-of-all-title">
          <h2 id="accounts-of-all-title" className="text-xl font-bold">{t`Comptes`}</h2>
          <p className="mt-1 text-muted">
            {t`Qui peut se connecter : ajouter ou désactiver un compte, donner un nouveau lien, fermer des sessions.`}
          </p>
          <p className="mt-3">
            <Link to="/administration/accounts" className={LINK}>{t`Voir et gérer les comptes`}</Link>
          </p>
        </Card>
        <Card className="p-5" aria-labelledby="trail-of-all-title">
          <h2 id="trail-of-all-title" className="text-xl font-bold">{t`Journal`}</h2>
          <p className="mt-1 text-muted">
            {t`Connexions, refus, exportations, effacements et réglages de tous les comptes, sans le contenu des rapports.`}
          </p>
          <p className="mt-3">
            <Link to="/journal/installation" className={LINK}>{t`Voir le journal de l’installation`}</Link>
          </p>
        </Card>
        <Card className="in-order p-5" aria-labelledby="recovery-of-all-title">
          <h2 id="recovery-of-all-title" className="text-xl font-bold">{t`Feuille de récupération`}</h2>
          <p className="mt-1 mb-3 text-muted">
            {t`Le code sur papier qui ouvre les copies sur un autre ordinateur, si celui-ci est perdu ou brisé.`}
          </p>
          <RecoverySheetState />
          <p className="mt-3">
            <Link to="/administration/recovery-sheet" className={LINK}>
              {t`Voir et imprimer la feuille de récupération`}
            </Link>
          </p>
        </Card>
        <Card className="p-5" aria-labelledby="copies-of-all-title">
          <h2 id="copies-of-all-title" className="text-xl font-bold">{t`Copies de sauvegarde`}</h2>
          <p className="mt-1 text-muted">
            {t`Une copie de toute la base de données, à faire avant un changement et à garder ailleurs.`}
          </p>
          <p className="mt-3">
            <Link to="/copies" className={LINK}>{t`Voir et faire des copies`}</Link>
          </p>
        </Card>
        <RetentionCard />
        <Card className="p-5" aria-labelledby="transfers-of-all-title">
          <h2 id="transfers-of-all-title" className="text-xl font-bold">{t`Transferts`}</h2>
          <p className="mt-1 text-muted">
            {t`Ce qui part de cet ordinateur pour l’aide à la rédaction et la reconnaissance vocale : rien, tant que ce n’est pas permis ici.`}
          </p>
          <p className="mt-3">
            <Link to="/transfers" className={LINK}>{t`Voir, permettre et retirer des transferts`}</Link>
          </p>
        </Card>
        <Card className="p-5" aria-labelledby="impairment-table-of-all-title">
          <h2 id="impairment-table-of-all-title" className="text-xl font-bold">{t`Barème`}</h2>
          <p className="mt-1 text-muted">
            {t`Le barème des dommages corporels d’où la section 12 reprend codes et pourcentages. Aucun n’est fourni.`}
          </p>
          <p className="mt-3">
            <Link to="/administration/impairment-table" className={LINK}>{t`Voir et charger le barème`}</Link>
          </p>
        </Card>
        <Card className="p-5" aria-labelledby="incidents-of-all-title">
          <h2 id="incidents-of-all-title" className="text-xl font-bold">{t`Incidents de confidentialité`}</h2>
          <p className="mt-1 text-muted">
            {t`Le registre que la loi demande : ce qui s’est passé, qui est concerné, ce qui a été fait.`}
          </p>
          <p className="mt-3">
            <Link to="/administration/incidents" className={LINK}>{t`Voir le registre des incidents`}</Link>
          </p>
        </Card>
      </PageBody>
    </>
  );
}
