import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FieldAssistance } from '../../features/assistance/index.late.ts';
import { DocumentCitations } from './document-citations.tsx';
import { useSharing } from './sharing.ts';
import { LazyRecordsDialog } from '../../features/dictation/index.late.ts';
import type { SectionId, SectionTarget } from '../../features/dictation/index.ts';
import { SECTION_FIELDS, SECTION_IDS } from '../../features/dictation/index.ts';
import { useReportScreen } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { DictateTool, OwnFieldTools } from '../../features/report-form/index.late.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldTool } from '../../shared/ui/field-tool.tsx';

/** The history of the case, which the documents tell of. */
const CITING_FIELD = 'historiqueEvolution';

/** What the features offer for the text of a field, with what they say of it. */
export function FieldTools({ field }: { readonly field: ReportField }): ReactNode {
  const localised = useLocalised();
  const sharing = useSharing(useReportScreen().report);
  const mayHear = sharing?.mayHearAudio ?? true;
  const section = SECTION_IDS.find((id) => SECTION_FIELDS[id] === field.id);
  return (
    <>
      <OwnFieldTools field={field} />
      {field.id === CITING_FIELD && <DocumentCitations field={field} />}
      <FieldAssistance field={field} />
      {section !== undefined && mayHear && (
        <SectionDictations section={section} name={localised(field.label)} />
      )}
      {sharing === null && <DictateTool field={field} />}
    </>
  );
}

function SectionDictations({
  section,
  name,
}: {
  readonly section: SectionId;
  readonly name: string;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const isAssistant = useIsAssistant();
  const [isOpen, setOpen] = useState(false);
  const { reportId, place } = report.getState();
  return (
    <>
      <FieldTool>
        <Button
          size="small"
          variant="ghost"
          icon={<History aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          <span>
            {t`Réécouter`}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
      </FieldTool>
      {isOpen && (
        <LazyRecordsDialog
          place={{ reportId, formId: place?.savedFormId ?? null }}
          section={section}
          isHeardOnly={isAssistant}
          target={targetOf(report)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The report's own fields, where a stored dictation is added at the end. */
function targetOf(report: WorkingReport): SectionTarget {
  return {
    isOpen: () => true,
    change(section, change) {
      const field = SECTION_FIELDS[section];
      const present = report.get(field);
      const changed = change(present, present.length);
      return changed === null ? null : report.write(field, changed.text, 'dictated');
    },
  };
}
