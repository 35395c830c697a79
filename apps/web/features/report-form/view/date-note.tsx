import type { ReportField } from '@constat/report/catalogue';
import { dateInWords } from '@constat/report/rules';
import type { ReactNode } from 'react';
import { useAnswer, useReportState } from './report-context.tsx';

/** Beside a text that is printed in words where it is wholly a date: those words, in the language of the report. */
export function DateNote({ field }: { readonly field: ReportField }): ReactNode {
  const text = useAnswer(field.id);
  const language = useReportState((state) => state.meta.reportLanguage);
  if (field.inWords !== true) return null;
  return (
    <output lang={language} className="text-sm text-muted">
      {dateInWords(text, language)}
    </output>
  );
}
