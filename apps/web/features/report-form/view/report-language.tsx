import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { selectClass } from '../../../shared/ui/controls.ts';
import { useReportScreen, useReportState } from './report-context.tsx';

/** The language that the report is written and printed in, apart from that of the screens. */
export function ReportLanguage(): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const language = useReportState((state) => state.meta.reportLanguage);
  return (
    <label className="inline-flex items-center gap-2 text-sm">
      <span className="whitespace-nowrap text-muted max-xl:sr-only">{t`Langue du rapport`}</span>
      <select
        value={language}
        onChange={(event) => report.setReportLanguage(event.currentTarget.value === 'en' ? 'en' : 'fr')}
        className={classNames(selectClass, 'w-auto min-h-8 py-0.5 max-xl:w-24 max-xl:pr-1')}
      >
        <option value="fr" lang="fr">
          Français
        </option>
        <option value="en" lang="en">
          English
        </option>
      </select>
    </label>
  );
}
