import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionStepper } from '../../features/report-form/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { usePageActions } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';

/** At the foot of a phone: the way through the sections, and the save. The floating microphone has its place beside them. */
export function PhoneBar({
  acts,
  isFormShown,
  onNavigation,
}: {
  readonly acts: ReportActs;
  readonly isFormShown: boolean;
  readonly onNavigation: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { save } = usePageActions(acts);
  const { isReview, showForm } = acts.view;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex min-h-18 items-center gap-2 border-t border-line bg-surface py-2 pr-20 pl-3 sm:hidden print:hidden">
      {isReview ? (
        <Button
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          onClick={showForm}
          className="h-13 flex-1 rounded-[8px]"
        >
          {t`Formulaire`}
        </Button>
      ) : (
        <SectionStepper isShown={isFormShown} onList={onNavigation} />
      )}
      {!acts.isLocked && (
        <Button
          isPending={save.isPending}
          onClick={save.onPress}
          aria-label={save.label}
          title={save.label}
          icon={<save.Icon aria-hidden="true" className="size-5" />}
          className="size-13 rounded-[8px]"
        />
      )}
    </div>
  );
}
