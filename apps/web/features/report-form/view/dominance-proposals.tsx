/** What sections 4 and 9 say of the dominant hand, each offered to the other: taken by a press, never copied. */
import { proposedDominance, proposedExamDominance } from '@constat/report/rules';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Proposal } from './proposal.tsx';
import { useAnswer, useReportState } from './report-context.tsx';

/** Beside section 9's dominance: what section 4 states, where it is something else. */
export function ExamDominanceProposal(): ReactNode {
  const localized = useLocalized();
  const gender = useAnswer('patientGender');
  const stated = useAnswer('dominance');
  const present = useAnswer('examenDominance');
  const option = proposedExamDominance(stated, { present, gender });
  if (option === undefined) return null;
  return (
    <Proposal field="examenDominance" section="4" value={option.value} label={localized(option.label)} />
  );
}

/** Beside section 4's dominance: what section 9 found, where it is something else. */
export function DominanceProposal(): ReactNode {
  const examined = useAnswer('examenDominance');
  const present = useAnswer('dominance');
  const language = useReportState((state) => state.meta.reportLanguage);
  const text = proposedDominance(examined, { present, language });
  if (text === undefined) return null;
  return <Proposal field="dominance" section="9" value={text} label={text} />;
}
