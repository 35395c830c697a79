import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useReportScreen, useReportState } from './report-context.tsx';

/** The language that the report is written and printed in, apart from that of the screens. */
export function ReportLanguage(): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const language = useReportState((state) => state.meta.reportLanguage);
  return (
    <Segmented
      label={t`Langue du rapport`}
      value={language}
      onChange={(value) => report.setReportLanguage(value)}
      options={[
        { value: 'fr', text: 'FR', name: t`FR, rapport en français` },
        { value: 'en', text: 'EN', name: t`EN, rapport en anglais` },
      ]}
    />
  );
}
