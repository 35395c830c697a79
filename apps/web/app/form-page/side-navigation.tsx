import type { RecentPatient } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ChevronRight,
  Files,
  History,
  LogOut,
  PanelLeftClose,
  PanelLeftOpen,
  PencilLine,
  SaveAll,
  UserRound,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useSignOut } from '../../features/account/use-sign-out.ts';
import { LateRecentPatientList, useRecentPatients } from '../../features/recent-patients/index.ts';
import { ReportLanguage, SectionLinks } from '../../features/report-form/index.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { readSetting, writeSetting } from '../../shared/device/page-device.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { usePageActions } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';
import { prepareVisit } from '../visit-to-begin.ts';

const HEADING = 'px-2 text-xs font-bold tracking-wider text-muted uppercase';

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

/** The letters and numbers of the sections, where the navigation has no room beside the form. */
function Rail({ isFormShown, onToggle }: { readonly isFormShown: boolean; readonly onToggle: () => void }): ReactNode {
  const { t } = useLingui();
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
      <p
        title={t`Patients récents`}
        className="mt-auto flex flex-col items-center pt-2 text-sm font-semibold text-muted tabular-nums"
      >
        <Users aria-hidden="true" className="size-5" />
        <span className="sr-only">{t`Patients récents`} </span>
        {count}
      </p>
    </aside>
  );
}

const OPEN_GROUPS_KEY = 'constat_form_navigation_groups';

/** A group of the navigation that stays folded until the physician opens it, on this computer. */
function FoldedGroup({
  id,
  title,
  count,
  children,
}: {
  readonly id: 'forms' | 'patients';
  readonly title: string;
  readonly count: number | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const openGroups = (): readonly string[] => (readSetting(OPEN_GROUPS_KEY) ?? '').split(' ');
  const [isOpen, setOpen] = useState(() => openGroups().includes(id));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        setOpen(open);
        const rest = openGroups().filter((name) => name !== id && name !== '');
        writeSetting(OPEN_GROUPS_KEY, [...rest, ...(open ? [id] : [])].join(' ') || null);
      }}
      className="group/fold"
    >
      <summary className="flex min-h-8 list-none items-center gap-2.5 rounded-control px-2 py-1 text-[0.95rem] leading-tight font-semibold text-muted hover:bg-accent-soft hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/fold:rotate-90"
        />
        <h2 className="flex-1">{title}</h2>
        {count !== undefined && <span className="text-sm tabular-nums">{count}</span>}
      </summary>
      <div className="mb-2">{isOpen && children}</div>
    </details>
  );
}

/** Who writes, in which language the screens are, and the way out. */
function Account(): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { signOut, isSigningOut } = useSignOut();
  const name = [user?.displayName, user?.username, user?.email].find((one) => one !== undefined && one !== '') ?? '';
  return (
    <div className="mt-1.5 border-t border-line pt-1">
      <Link
        to="/profile"
        title={t`Profil`}
        className="flex min-h-8 items-center gap-2.5 rounded-control px-2 py-1 text-[0.95rem] leading-tight hover:bg-accent-soft hover:text-accent-text"
      >
        <UserRound aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 text-sm leading-tight">{t`Bonjour, ${name}`}</span>
      </Link>
      <div className="flex items-center justify-between gap-1 ps-2 *:shrink-0">
        <LanguageToggle />
        <Button
          variant="ghost"
          size="small"
          icon={<LogOut aria-hidden="true" className="size-4" />}
          isPending={isSigningOut}
          onClick={signOut}
        >
          {t`Déconnexion`}
        </Button>
      </div>
    </div>
  );
}

/** True where the navigation and the measuring grid have no room side by side. */
export function isOverForm(): boolean {
  return window.matchMedia('(width < 80rem)').matches;
}

/** Over the form, the navigation takes the keyboard when it opens, and gives it back to what opened it; Escape closes it. */
function useOverForm(onClose: () => void): RefObject<HTMLElement | null> {
  const aside = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOverForm()) return undefined;
    const opener = document.activeElement;
    aside.current?.querySelector<HTMLElement>('button')?.focus();
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (aside.current?.contains(document.activeElement) !== true) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      // A link of the navigation has moved the focus already.
      if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return aside;
}

/** The sections, the acts of the page and the recent patients, beside the form on wide screens. */
function OpenNavigation({
  acts,
  isFormShown,
  onToggle,
}: {
  readonly acts: ReportActs;
  readonly isFormShown: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { print, pdf, options, save, copy, clear } = usePageActions(acts);
  const { data: forms } = useSavedForms();
  const patients = useRecentPatients().data?.length;
  const openPatient = useOpenPatient();
  const aside = useOverForm(onToggle);
  const count = (formType: 'draft' | 'copy'): number | undefined =>
    forms?.filter((form) => form.formType === formType).length;
  return (
    <>
      <div
        aria-hidden="true"
        onClick={onToggle}
        className="fixed inset-0 z-29 hidden bg-veil max-xl:block print:hidden"
      />
      <aside
        ref={aside}
        aria-label={t`Navigation du formulaire`}
        // Beside the form where there is room for both, over it where there is not.
        className="sticky top-(--bar-height) order-first flex h-[calc(100dvh-var(--bar-height))] w-[236px] shrink-0 flex-col overflow-y-auto border-r border-line pt-2 pr-2 pb-1.5 pl-2.5 max-xl:fixed max-xl:inset-y-0 max-xl:left-0 max-xl:z-30 max-xl:h-auto max-xl:w-72 max-xl:bg-page max-xl:shadow-lift print:hidden"
      >
        <div className="flex items-center justify-between">
          <h2 className={HEADING}>{t`Sections`}</h2>
          <IconButton label={t`Replier la navigation`} aria-expanded onClick={onToggle} className="size-8">
            <PanelLeftClose aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
        <SectionLinks
          isShown={isFormShown}
          onFollow={() => {
            if (isOverForm()) onToggle();
          }}
        />
        <div className="mt-auto">
          <div className="mt-3 border-t border-line pt-2">
            <h2 className="sr-only">{t`Actions`}</h2>
            <ul>
              <Entry {...print} />
              <Entry {...pdf} />
              <Entry {...options} />
            </ul>
            <FoldedGroup id="forms" title={t`Gestion du formulaire`} count={forms?.length}>
              <ul>
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
            </FoldedGroup>
            <FoldedGroup id="patients" title={t`Patients récents`} count={patients}>
              <LateRecentPatientList onSelect={openPatient} />
            </FoldedGroup>
          </div>
          <div className="flex items-center justify-between gap-2 px-2 py-1 text-sm text-muted sm:hidden">
            {t`Langue du rapport`} <ReportLanguage />
          </div>
          <Account />
        </div>
      </aside>
    </>
  );
}

/** The way through the report, and what can be done with it; folded it is a narrow column of the sections' numbers. */
export function SideNavigation({
  isCollapsed,
  ...open
}: {
  readonly acts: ReportActs;
  readonly isFormShown: boolean;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  return isCollapsed ? <Rail isFormShown={open.isFormShown} onToggle={open.onToggle} /> : <OpenNavigation {...open} />;
}
