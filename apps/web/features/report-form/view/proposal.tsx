import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useReportScreen } from './report-context.tsx';

/** What another section says, offered to a field: taken by a press, never copied by itself. */
export function Proposal({
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
