import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { FileDiff, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useWaiting } from '../assisted-report.tsx';
import type { WaitingProposal } from './waiting-proposals.ts';

/** Says beside a field that a proposal waits for it. It takes neither the focus nor a key. */
export function WaitingNotice({
  kind,
  field,
}: {
  readonly kind: WaitingProposal['kind'];
  readonly field: ReportField;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { subscribe, find, show, dismiss } = useWaiting();
  const waiting = useSyncExternalStore(subscribe, () => find(kind));
  if (waiting === null) return null;
  const name = localised(field.label);
  const leave = (): void => {
    dismiss(waiting);
    // The button goes with the proposal.
    document.getElementById(field.id)?.focus({ preventScroll: true });
  };
  return (
    <fieldset
      aria-label={t`Proposition prête\u00A0: ${name}`}
      className="inline-flex items-center gap-1.5 rounded-control border border-accent bg-accent-soft pl-2 text-sm font-semibold"
    >
      <FileDiff aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
      <span className="whitespace-nowrap">{t`Proposition prête`}</span>
      <Button size="small" variant="ghost" className="underline" onClick={() => show(waiting)}>
        <span>
          {t`Voir`}
          <span className="sr-only"> {t`la proposition\u00A0: ${name}`}</span>
        </span>
      </Button>
      <IconButton label={t`Écarter la proposition\u00A0: ${name}`} className="size-7" onClick={leave}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </fieldset>
  );
}
