import { OFFERED_TYPES } from '@constat/report/catalogue/offered-types';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { prepareVisit } from '../visit-to-begin.ts';
import { NewVisitDialog } from './new-visit-dialog.tsx';
import { UnsavedReports } from './unsaved-reports.tsx';

/** Asks for which report is dictated, in a tab that works on none: an unsaved one, a draft, or a new visit. */
export function ReportChoice({
  owner,
  onChosen,
}: {
  readonly owner: string;
  readonly onChosen: () => void;
}): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby="report-choice" className="mx-auto flex max-w-2xl flex-col gap-4 p-6">
      <div>
        <h2 id="report-choice" className="text-xl font-bold">
          <Trans>Pour quel rapport dictez-vous?</Trans>
        </h2>
        <p className="mt-1 text-muted">
          <Trans>Aucun rapport n’est ouvert dans cet onglet. Ce qui est dicté va dans un seul rapport.</Trans>
        </p>
      </div>
      <UnsavedReports owner={owner} onChosen={onChosen} />
      <Button
        variant="primary"
        className="self-start"
        icon={<FilePlus2 aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t`Nouvelle visite ou brouillon`}
      </Button>
      <NewVisitDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        regions={OFFERED_TYPES[0].regions}
        onNewVisit={(visit) => {
          prepareVisit(visit);
          void navigate({ to: '/forms/cnesst-medical', search: { visit: 'new' } });
        }}
        onDraft={(draft) => void navigate({ to: '/forms/cnesst-medical', search: { draft } })}
      />
    </Card>
  );
}
