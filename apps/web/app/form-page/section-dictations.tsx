import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { FieldAssistance } from '../../features/assistance/index.ts';
import { LazyRecordsDialog } from '../../features/dictation/records/lazy-records-dialog.tsx';
import type { SectionTarget } from '../../features/dictation/records/section-target.ts';
import { SECTION_FIELDS, SECTION_IDS } from '../../features/dictation/sections.ts';
import type { SectionId } from '../../features/dictation/sections.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { Button } from '../../shared/ui/button.tsx';

/** What stands beside the label of a field: text assistance, and for a dictated section what was dictated into it. */
export function fieldTools(report: WorkingReport): ComponentType<{ readonly field: ReportField }> {
  return function FieldTools({ field }): ReactNode {
    const localized = useLocalized();
    const section = SECTION_IDS.find((id) => SECTION_FIELDS[id] === field.id);
    return (
      <>
        <FieldAssistance field={field} />
        {section !== undefined && (
          <SectionDictations report={report} section={section} name={localized(field.label)} />
        )}
      </>
    );
  };
}

function SectionDictations({
  report,
  section,
  name,
}: {
  readonly report: WorkingReport;
  readonly section: SectionId;
  readonly name: string;
}): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { reportId, place } = report.getState();
  return (
    <>
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
      {isOpen && (
        <LazyRecordsDialog
          place={{ reportId, formId: place?.savedFormId ?? null }}
          section={section}
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
