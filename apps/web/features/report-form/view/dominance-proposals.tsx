/** What sections 4 and 9 say of the dominant hand, each offered to the other: taken by a press, never copied. */
import type { FieldId } from '@constat/report/catalogue';
import { proposedDominance, proposedExamDominance } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAnswer, useReportScreen, useReportState } from './report-context.tsx';

function Proposal({
  field,
  section,
  value,
  label,
}: {
  readonly field: FieldId;
  /** The number of the section that says so. */
  readonly section: string;
  readonly value: string;
  readonly label: string;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const take = (): void => {
    const undo = report.write(field, value, 'chosen');
    showToast({
      title: t`Repris de la section ${section}\u00A0: ${label}`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
    // The button goes with what it offered; the field that it filled keeps the place.
    document.getElementById(field)?.focus();
  };
  return (
    <Button size="small" variant="ghost" onClick={take}>
      {t`Reprendre de la section ${section}\u00A0: ${label}`}
    </Button>
  );
}

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
