import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsAssistant } from '../../../shared/session.ts';
import { useRememberedHeight } from './remembered-height.ts';
import { useReportScreen } from './report-context.tsx';

/** The physician's identity as fixed text; it is changed on the profile page. */
export function PhysicianBlock(): ReactNode {
  const { t } = useLingui();
  const { profile } = useReportScreen();
  const isAssistant = useIsAssistant();
  const { element, height } = useRememberedHeight<HTMLDListElement>('physician');
  const entries = [
    { label: t`Nom`, value: profile?.displayName },
    { label: t`Numéro de permis`, value: profile?.licenceNumber },
    ...(profile?.specialty === undefined || profile.specialty === ''
      ? []
      : [{ label: t`Spécialité`, value: profile.specialty }]),
    { label: t`Téléphone`, value: profile?.phone },
    { label: t`Adresse`, value: profile?.address },
    { label: t`Courriel`, value: profile?.email },
  ];
  return (
    <div className="space-y-3">
      <dl
        ref={element}
        className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-2"
        style={profile === undefined && height !== null ? { minHeight: height } : undefined}
      >
        {entries.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold whitespace-pre-line">
              {value === undefined || value === '' ? '—' : value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {isAssistant ? (
          <Trans>Ces renseignements viennent du profil du médecin.</Trans>
        ) : (
          <Trans>
            Ces renseignements viennent de votre{' '}
            <Link to="/profile" className="font-semibold text-accent-text underline underline-offset-2">
              profil
            </Link>
            .
          </Trans>
        )}
      </p>
    </div>
  );
}
