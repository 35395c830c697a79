import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NO_REPORT_ID } from '../../../shared/recording-links.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { SectionId } from '../sections.ts';
import { LazyRecordsDialog } from './lazy-records-dialog.tsx';
import { useRecordings } from './records-api.ts';
import type { ReportPlace } from './records-api.ts';
import type { SectionTarget } from './section-target.ts';

const NO_FILE: ReportPlace = { reportId: NO_REPORT_ID, formId: null };

export interface RecordsCardProps {
  readonly report: ReportPlace;
  /** The section whose dictations are shown first. */
  readonly section: SectionId | null;
  readonly target: SectionTarget;
}

/** How many dictations the report has and what is left to review in them, and those made without any report. */
export function RecordsCard(props: RecordsCardProps): ReactNode {
  const { t } = useLingui();
  const { data: without = [] } = useRecordings(NO_FILE);
  const title = t`Dictées de ce dossier`;
  return (
    <Card aria-labelledby="report-dictations" className="flex flex-col gap-2 p-4 text-sm">
      <h2 id="report-dictations" className="font-bold">
        {title}
      </h2>
      <Entry {...props} title={title} label={t`Revoir les dictées`} place={props.report} />
      {without.length > 0 && (
        <>
          <h3 className="mt-1 border-t border-line pt-3 font-bold">
            <Trans>Sans dossier</Trans>
          </h3>
          <Entry
            {...props}
            title={t`Dictées sans dossier`}
            label={t`Revoir les dictées sans dossier`}
            place={NO_FILE}
          />
        </>
      )}
    </Card>
  );
}

function Entry({
  title,
  label,
  place,
  section,
  target,
}: Pick<RecordsCardProps, 'section' | 'target'> & {
  readonly title: string;
  readonly label: string;
  readonly place: ReportPlace;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useRecordings(place);
  const doubtful = data.reduce((sum, recording) => sum + recording.doubtful, 0);
  return (
    <>
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
        {label}
      </Button>
      {isOpen && (
        <LazyRecordsDialog
          title={title}
          place={place}
          section={section}
          target={target}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
