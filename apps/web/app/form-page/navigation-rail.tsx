import { useLingui } from '@lingui/react/macro';
import { PanelLeftOpen, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRecentPatients } from '../../features/recent-patients/index.ts';
import { SectionLinks } from '../../features/report-form/index.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';

/** The letters and numbers of the sections, where the navigation has no room beside the form. */
export function NavigationRail({
  isFormShown,
  onToggle,
}: {
  readonly isFormShown: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  const { t } = useLingui();
  const isAssistant = useIsAssistant();
  const count = useRecentPatients().data?.length ?? 0;
  return (
    <aside
      aria-label={t`Navigation du formulaire`}
      className="sticky top-(--bar-height) order-first hidden h-[calc(100dvh-var(--bar-height))] w-13 shrink-0 flex-col items-center gap-1 overflow-y-auto border-r border-line py-2 lg:flex print:hidden"
    >
      <IconButton label={t`Déplier la navigation`} aria-expanded={false} onClick={onToggle}>
        <PanelLeftOpen aria-hidden="true" className="size-5" />
      </IconButton>
      <SectionLinks isShown={isFormShown} isNarrow onFollow={() => undefined} />
      {!isAssistant && (
        <p
          title={t`Patients récents`}
          className="mt-auto flex flex-col items-center pt-2 text-sm font-semibold text-muted tabular-nums"
        >
          <Users aria-hidden="true" className="size-5" />
          <span className="sr-only">{t`Patients récents`} </span>
          {count}
        </p>
      )}
    </aside>
  );
}
