import { useMemo } from 'react';
import { useAnswer, useReportState } from '../../../features/report-form/index.ts';
import { useSavedForms } from '../../../features/saved-forms/index.ts';
import { useIsAssistant } from '../../../shared/session.ts';
import { earlierVisits } from './earlier-visits.ts';
import type { EarlierVisit } from './earlier-visits.ts';

/** The earlier visits of the worker of the report that is open. */
export function useEarlierVisits(): readonly EarlierVisit[] {
  const { data } = useSavedForms();
  const isAssistant = useIsAssistant();
  const name = useAnswer('patientName');
  const day = useAnswer('dateEvaluation');
  const id = useReportState(({ place }) => place?.savedFormId ?? null);
  return useMemo(
    // What several physicians have shared is not put side by side.
    () => (data === undefined || isAssistant ? [] : earlierVisits(data, { id, name, day })),
    [data, isAssistant, id, name, day],
  );
}
