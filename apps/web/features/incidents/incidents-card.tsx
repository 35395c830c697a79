import type { Incident } from '@constat/contract';
import { INCIDENT_FIELDS, missingIncidentFields } from '@constat/contract/incident-fields';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { IncidentForm } from './incident-form.tsx';
import { useIncidentFile, useIncidents } from './incidents-api.ts';

function IncidentItem({
  incident,
  onOpen,
}: {
  readonly incident: Incident;
  readonly onOpen: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const missing = missingIncidentFields(incident);
  const { number } = incident;
  const moment = formatMoment(incident.recordedAt, language);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {t`Incident n° ${number}`}
          {incident.seriousRisk === 'yes' && <Badge look="danger">{t`Risque de préjudice sérieux`}</Badge>}
          {missing.length === 0 ? (
            <Badge look="ok">{t`Complet`}</Badge>
          ) : (
            <Badge look="warn">
              <Plural value={missing.length} one="# point à compléter" other="# points à compléter" />
            </Badge>
          )}
        </h3>
        <p className="text-sm text-muted">{t`Inscrit le ${moment}`}</p>
        <p className="mt-1 line-clamp-3 break-words whitespace-pre-line">{incident.circumstances}</p>
        {missing.length > 0 && (
          <ul aria-label={t`À compléter`} className="mt-1 list-disc pl-5 text-sm text-muted">
            {missing.map((id) => (
              <li key={id}>{INCIDENT_FIELDS[id][language]}</li>
            ))}
          </ul>
        )}
      </div>
      <Button aria-label={t`Ouvrir l’incident n° ${number}`} onClick={onOpen}>{t`Ouvrir`}</Button>
    </li>
  );
}

/** The register of confidentiality incidents: read, completed, taken away. */
export function IncidentsCard(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch } = useIncidents();
  const file = useIncidentFile();
  const [opened, setOpened] = useState<Incident | 'new' | null>(null);
  return (
    <Card className="p-5" aria-labelledby="incidents-title">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="max-w-[44rem]">
          <h2 id="incidents-title" className="text-xl font-bold">{t`Incidents de confidentialité`}</h2>
          <p className="mt-1 text-muted">
            {t`Tout accès, usage ou communication non autorisés, toute perte de renseignements personnels s’inscrit ici, même sans risque de préjudice sérieux. Les points sont ceux de l’article 7 du Règlement sur les incidents de confidentialité. Rien ne s’efface de ce registre; chaque modification laisse une ligne au journal.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button isPending={file.isPending} onClick={() => file.mutate(language)}>
            {t`Exporter (CSV)`}
          </Button>
          <Button variant="primary" onClick={() => setOpened('new')}>
            {t`Inscrire un incident`}
          </Button>
        </div>
      </div>
      <div className="mt-4 space-y-3">
        {file.error !== null && <Notice look="danger">{file.error.message}</Notice>}
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {data?.length === 0 && <EmptyState title={t`Aucun incident n’est inscrit.`} />}
        {data !== undefined && data.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {data.map((incident) => (
              <IncidentItem key={incident.id} incident={incident} onOpen={() => setOpened(incident)} />
            ))}
          </ul>
        )}
      </div>
      {opened !== null && (
        <IncidentForm incident={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}
