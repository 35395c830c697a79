import type { RetentionAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commandLine } from '../../../shared/command-line.ts';
import { apiGet } from '../../../shared/api/client.ts';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

function Terms({ retention }: { readonly retention: RetentionAnswer }): ReactNode {
  const { t } = useLingui();
  const { audioDays, session, knownBrowserDays } = retention;
  const { idleHours, days } = session;
  const terms: readonly (readonly [what: string, until: string])[] = [
    [t`Audio et mots reconnus d’une dictée`, t`après ${audioDays} jours, ou avec le rapport`],
    [
      t`Brouillons sans examen`,
      t`au terme que le médecin a choisi, puis tant qu’ils peuvent être réactivés; un examen reste jusqu’à ce qu’il l’efface`,
    ],
    [t`Sessions`, t`après ${idleHours} h sans activité, au plus tard après ${days} jours`],
    [t`Navigateurs connus`, t`après ${knownBrowserDays} jours sans connexion`],
    [t`Liens de mot de passe`, t`après 3 jours`],
    [t`Réponses gardées pour une requête répétée`, t`après 24 heures`],
    [t`Journal, incidents, certificats d’effacement`, t`jamais effacés par le programme`],
  ];
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {terms.map(([what, until]) => (
        <div key={what} className="contents">
          <dt className="font-semibold">{what}</dt>
          <dd className="mb-1 text-muted sm:mb-0">{until}</dd>
        </div>
      ))}
    </dl>
  );
}

function Runs({ retention }: { readonly retention: RetentionAnswer }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { state, last, next, lately } = retention;
  const when = last === null ? '' : formatMoment(last.at, language);
  const due = next === null ? '' : formatMoment(next, language);
  const { reports = 0, recordings = 0, sessions = 0, browsers = 0, links = 0 } = last ?? {};
  const command = commandLine('clock', 'confirm');
  return (
    <>
      {state !== 'running' && (
        <Notice look="warn" className="mt-3">
          {state === 'delayed'
            ? t`L’horloge a avancé d’un coup : rien n’est effacé à son terme avant 24 heures de marche.`
            : t`L’horloge a trop avancé : plus rien n’est effacé à son terme. Si l’heure est juste, exécutez « ${command} » sur le serveur.`}
        </Notice>
      )}
      <ul className="mt-3 space-y-1">
        <li>
          {last === null
            ? t`Dernier passage : aucun encore`
            : t`Dernier passage : ${when} – rapports : ${reports}, enregistrements : ${recordings}, sessions : ${sessions}, navigateurs : ${browsers}, liens : ${links}`}
        </li>
        {next !== null && <li>{t`Prochain passage : ${due}, ou au prochain démarrage`}</li>}
        <li>
          {t`Depuis 30 jours, effacés à leur terme – rapports : ${lately.reports}, enregistrements : ${lately.recordings}`}
        </li>
      </ul>
    </>
  );
}

/** What is erased when, when it was last done and will be next, and what went: for who runs the installation. */
export function RetentionCard(): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => apiGet<RetentionAnswer>('/api/retention', { signal }),
    staleTime: 0,
  });
  return (
    <Card className="p-5" aria-labelledby="retention-title">
      <h2 id="retention-title" className="text-xl font-bold">{t`Conservation et effacement`}</h2>
      <p className="mt-1 text-muted">
        {t`Ce qui vient à son terme est effacé chaque jour, des copies à portée aussi, et le journal le note sans aucun nom.`}
      </p>
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingLine />}
      {data !== undefined && (
        <>
          <Runs retention={data} />
          <Terms retention={data} />
        </>
      )}
      <p className="mt-3">
        <Link
          to="/journal/installation"
          className="font-semibold text-accent-text underline underline-offset-2"
        >
          {t`Voir les effacements dans le journal`}
        </Link>
      </p>
    </Card>
  );
}
