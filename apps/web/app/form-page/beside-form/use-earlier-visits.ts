import { useMemo } from 'react';
import { useAnswer, useReportState } from '../../../features/report-form/index.ts';
import { useSavedForms } from '../../../features/saved-forms/index.ts';
import { earlierVisits } from './earlier-visits.ts';
import type { EarlierVisit } from './earlier-visits.ts';

/** The earlier visits of the worker of the report that is open. */
export function useEarlierVisits(): readonly EarlierVisit[] {
  const { data } = useSavedForms();
  const name = useAnswer('patientName');
  const day = useAnswer('dateEvaluation');
  const id = useReportState(({ place }) => place?.savedFormId ?? null);
  return useMemo(
    () => (data === undefined ? [] : earlierVisits(data, { id, name, day })),
    [data, id, name, day],
  );
}
