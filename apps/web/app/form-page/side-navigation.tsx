import type { RecentPatient } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  Files,
  History,
  PanelLeftClose,
  PanelLeftOpen,
  PencilLine,
  SaveAll,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { LateRecentPatientList, useRecentPatients } from '../../features/recent-patients/index.ts';
import { SectionLinks } from '../../features/report-form/index.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { usePageActions } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';
import { prepareVisit } from '../visit-to-begin.ts';

const HEADING = 'mb-1.5 px-2 text-xs font-bold tracking-wider text-muted uppercase';

function Entry(props: {
  readonly label: string;
  readonly note?: string | null;
  readonly Icon: LucideIcon;
  readonly onPress: () => void;
  readonly count?: number | undefined;
  readonly isPending?: boolean;
}): ReactNode {
  const { label, note = null, Icon, onPress, count, isPending = false } = props;
  const noteId = useId();
  return (
    <li>
      <button
        type="button"
        // A button that is disabled loses the focus, and the dialog that follows could not give it back.
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={note === null ? undefined : noteId}
        onClick={() => {
          if (!isPending) onPress();
        }}
        className="flex min-h-8 w-full items-center gap-2.5 rounded-control px-2 py-1 text-left text-[0.95rem] leading-tight hover:bg-accent-soft hover:text-accent-text"
      >
        {isPending ? <Spinner /> : <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />}
        <span className="flex-1">{label}</span>
        {count !== undefined && (
          <span className="rounded-full bg-sunken px-2 text-sm font-semibold text-muted tabular-nums">
            {count}
          </span>
        )}
      </button>
      {note !== null && (
        <p id={noteId} className="pr-2 pb-1 pl-8.5 text-sm leading-tight text-muted">
          {note}
        </p>
      )}
    </li>
  );
}

/** Where the page goes when a recent patient is chosen. */
function useOpenPatient(): (patient: RecentPatient) => void {
  const navigate = useNavigate();
  return ({ patientName, savedFormId }) => {
    if (savedFormId === null) prepareVisit({ name: patientName });
    void navigate({
      to: '/forms/cnesst-medical',
      search: savedFormId === null ? { visit: 'new' } : { draft: savedFormId },
    });
  };
}

function Collapsed({ onToggle }: { readonly onToggle: () => void }): ReactNode {
  const { t } = useLingui();
  const count = useRecentPatients().data?.length ?? 0;
  return (
    <aside
      aria-label={t`Navigation du formulaire`}
      className="sticky top-3 hidden w-11 flex-col items-center gap-3 self-start lg:flex print:hidden"
    >
      <IconButton label={t`Déplier la navigation`} aria-expanded={false} onClick={onToggle}>
        <PanelLeftOpen aria-hidden="true" className="size-5" />
      </IconButton>
      <p
        title={t`Patients récents`}
        className="flex flex-col items-center text-sm font-semibold text-muted tabular-nums"
      >
        <Users aria-hidden="true" className="size-5" />
        <span className="sr-only">{t`Patients récents`} </span>
        {count}
      </p>
    </aside>
  );
}

/** True where the navigation and the measuring grid have no room side by side. */
export function isOverForm(): boolean {
  return window.matchMedia('(width < 80rem)').matches;
}

/** The acts of the page, the recent patients and the sections, beside the form on wide screens. */
export function SideNavigation({
  acts,
  isFormShown,
  isCollapsed,
  onToggle,
}: {
  readonly acts: ReportActs;
  readonly isFormShown: boolean;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { print, pdf, options, save, copy, clear } = usePageActions(acts);
  const { data: forms } = useSavedForms();
  const openPatient = useOpenPatient();
  if (isCollapsed) return <Collapsed onToggle={onToggle} />;
  const count = (formType: 'draft' | 'copy'): number | undefined =>
    forms?.filter((form) => form.formType === formType).length;
  return (
    <aside
      aria-label={t`Navigation du formulaire`}
      // Beside the form where there is room for both, over it where there is not.
      className="sticky top-3 hidden max-h-[calc(100vh-1.5rem)] w-[236px] shrink-0 self-start overflow-y-auto pr-2 max-xl:fixed max-xl:inset-y-0 max-xl:left-0 max-xl:z-30 max-xl:max-h-none max-xl:w-72 max-xl:border-r max-xl:border-line max-xl:bg-page max-xl:p-3 max-xl:shadow-lift lg:block print:hidden"
    >
      <div className="flex items-center justify-between">
        <h2 className={HEADING}>{t`Actions`}</h2>
        <IconButton label={t`Replier la navigation`} aria-expanded onClick={onToggle}>
          <PanelLeftClose aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <ul className="mb-4">
        <Entry {...print} />
        <Entry {...pdf} />
        <Entry {...options} />
      </ul>
      <h2 className={HEADING}>{t`Sections`}</h2>
      <div className="mb-4">
        <SectionLinks
          isShown={isFormShown}
          onFollow={() => {
            if (isOverForm()) onToggle();
          }}
        />
      </div>
      <h2 className={HEADING}>{t`Gestion du formulaire`}</h2>
      <ul className="mb-4">
        <Entry {...save} />
        <Entry {...copy} />
        <Entry
          label={t`Sauvegarder sous…`}
          Icon={SaveAll}
          onPress={() => acts.open({ kind: 'save', formType: 'draft' })}
        />
        <Entry
          label={t`Brouillons`}
          Icon={PencilLine}
          count={count('draft')}
          onPress={() => acts.open({ kind: 'forms', filter: 'draft' })}
        />
        <Entry
          label={t`Copies`}
          Icon={Archive}
          count={count('copy')}
          onPress={() => acts.open({ kind: 'forms', filter: 'copy' })}
        />
        <Entry
          label={t`Formulaires sauvegardés`}
          Icon={Files}
          count={forms?.length}
          onPress={() => acts.open({ kind: 'forms', filter: 'all' })}
        />
        <Entry label={t`Textes remplacés`} Icon={History} onPress={() => acts.open({ kind: 'replaced' })} />
        <Entry {...clear} />
      </ul>
      <h2 className={HEADING}>{t`Patients récents`}</h2>
      <LateRecentPatientList onSelect={openPatient} />
    </aside>
  );
}
