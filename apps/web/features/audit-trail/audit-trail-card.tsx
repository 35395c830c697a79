import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useAuditTrail, useTrailFile } from './audit-trail-api.ts';
import type { TrailScope, TrailSearch } from './audit-trail-api.ts';
import { EventsTable } from './events-table.tsx';
import { SearchForm } from './search-form.tsx';

const EVERYTHING: TrailSearch = { text: '', group: '', firstDay: '', lastDay: '' };
/** Milliseconds without a key before what was typed is looked for. */
const TYPING_PAUSE_MS = 300;

/** What was typed, once the typing pauses. */
function usePausedSearch(search: TrailSearch): TrailSearch {
  const [paused, setPaused] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(search), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return paused;
}

/** The audit trail: searched, read, taken away. */
export function AuditTrailCard({ scope }: { readonly scope: TrailScope }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [search, setSearch] = useState(EVERYTHING);
  const paused = usePausedSearch(search);
  const trail = useAuditTrail(scope, paused);
  const { data, error, hasNextPage, isFetchingNextPage } = trail;
  const file = useTrailFile(scope);
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const [firstNew, setFirstNew] = useState(0);
  const firstNewRow = useRef<HTMLTableRowElement>(null);
  const isFirstNewThere = events.length > firstNew;
  useEffect(() => {
    // The button that was pressed is gone with the last page.
    if (firstNew > 0 && isFirstNewThere) firstNewRow.current?.focus();
  }, [firstNew, isFirstNewThere]);
  const showEarlier = (): void => {
    setFirstNew(events.length);
    void trail.fetchNextPage();
  };
  const look = (sought: TrailSearch): void => {
    setFirstNew(0);
    setSearch(sought);
  };
  const count = events.length.toLocaleString(`${language}-CA`);
  return (
    <Card className="p-5" aria-labelledby="trail-title">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="max-w-[46rem]">
          <h2 id="trail-title" className="text-xl font-bold">
            {scope === 'own' ? t`Mes événements` : t`Événements de l’installation`}
          </h2>
          <p className="mt-1 text-muted">
            {scope === 'own'
              ? t`Ce qui a été fait avec votre compte et vos rapports. Une ligne ne peut être ni modifiée ni effacée; le texte de vos rapports n’y est pas.`
              : t`Ce qui a été fait dans tous les comptes, sans le titre ni le contenu des rapports, ni les motifs.`}
          </p>
        </div>
        <Button isPending={file.isPending} onClick={() => file.mutate({ ...search, language })}>
          {t`Exporter (CSV)`}
        </Button>
      </div>
      <SearchForm scope={scope} search={search} onChange={look} />
      <div className="mt-4 space-y-3">
        {file.error !== null && <Notice look="danger">{file.error.message}</Notice>}
        {error !== null && <LoadingFailure error={error} onRetry={() => void trail.refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {data !== undefined && events.length === 0 && (
          <output className="block">
            <EmptyState title={t`Aucun événement ne correspond.`} />
          </output>
        )}
        {data !== undefined && events.length > 0 && (
          <output className="block text-sm text-muted">
            {hasNextPage
              ? t`Événements affichés : ${count}, et d’autres plus anciens`
              : t`Événements affichés : ${count}`}
          </output>
        )}
        {events.length > 0 && (
          <EventsTable
            events={events}
            isBusy={trail.isPlaceholderData || search !== paused}
            firstNew={{ index: firstNew, ref: firstNewRow }}
          />
        )}
        {hasNextPage && (
          <Button isPending={isFetchingNextPage} onClick={showEarlier}>
            {t`Afficher les événements plus anciens`}
          </Button>
        )}
      </div>
    </Card>
  );
}
