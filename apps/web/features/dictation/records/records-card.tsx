import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { SectionId } from '../sections.ts';
import { readReportPlace } from '../text/working-report.ts';
import { LazyRecordsDialog } from './lazy-records-dialog.tsx';
import { useRecordings } from './records-api.ts';
import type { SectionTarget } from './section-target.ts';

export interface RecordsCardProps {
  /** The section whose dictations are shown first. */
  readonly section: SectionId | null;
  readonly target: SectionTarget;
}

/** How many dictations the report has and what is left to review in them; opens their list. */
export function RecordsCard({ section, target }: RecordsCardProps): ReactNode {
  const { t } = useLingui();
  const [place] = useState(readReportPlace);
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useRecordings(place);
  const doubtful = data.reduce((sum, recording) => sum + recording.doubtful, 0);
  return (
    <Card aria-labelledby="report-dictations" className="flex flex-col gap-2 p-4 text-sm">
      <h2 id="report-dictations" className="font-bold">
        <Trans>Dictées de ce dossier</Trans>
      </h2>
      <p className="text-muted">
        {data.length === 0 ? (
          <Trans>Aucune pour l’instant.</Trans>
        ) : (
          <>
            <Plural value={data.length} one="# dictée" other="# dictées" />
            {doubtful > 0 && (
              <>
                {' · '}
                <Plural value={doubtful} one="# mot douteux" other="# mots douteux" />
              </>
            )}
          </>
        )}
      </p>
      <Button
        size="small"
        icon={<History aria-hidden="true" className="size-4" />}
        isUnavailable={data.length === 0}
        onClick={() => setOpen(true)}
      >
        {t`Revoir les dictées`}
      </Button>
      {isOpen && (
        <LazyRecordsDialog place={place} section={section} target={target} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
