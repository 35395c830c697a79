import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { jumpToEntry, nextUnconfirmed } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { jumpAfterDialog } from './jump-to-passage.ts';

/** The way through everything that waits for a confirmation, one value after the other. */
export interface GuidedPass {
  /** The field that the pass stands at; null while there is none. */
  readonly at: FieldId | null;
  /** Goes to the next value that waits, from the control that has the focus. */
  readonly next: (isDialogOpen: boolean) => void;
  readonly end: () => void;
}

/** The field of a control; undefined for another element. */
export function fieldOf(report: WorkingReport, control: Element | null): FieldId | undefined {
  const name = control?.getAttribute('name') ?? '';
  return report.type.field(name)?.id;
}

/** Holds where the pass stands. */
export function useGuidedPass(report: WorkingReport): GuidedPass {
  const { t } = useLingui();
  const [at, setAt] = useState<FieldId | null>(null);
  const next = useCallback(
    (isDialogOpen: boolean) => {
      const found = nextUnconfirmed(report, fieldOf(report, document.activeElement));
      setAt(found ?? null);
      if (found === undefined) showToast({ title: t`Rien à confirmer` });
      else if (isDialogOpen) jumpAfterDialog(found);
      else jumpToEntry(found);
    },
    [report, t],
  );
  const end = useCallback(() => setAt(null), []);
  return { at, next, end };
}
