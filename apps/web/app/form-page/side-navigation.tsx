import type { RecentPatient } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  CalendarClock,
  Files,
  History,
  PanelLeftClose,
  PanelRight,
  PencilLine,
  SaveAll,
  Scale,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { LateRecentPatientList, useRecentPatients } from '../../features/recent-patients/index.ts';
import { ReportLanguage, SectionLinks } from '../../features/report-form/index.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { usePageActions } from './action-list.ts';
import { useEarlierVisits } from './beside-form/use-earlier-visits.ts';
import { showBeside } from './beside-form/shown-beside.ts';
import type { PageAction } from './action-list.ts';
import { NavigationAccount } from './navigation-account.tsx';
import { Entry, FoldedGroup } from './navigation-group.tsx';
import { NavigationRail } from './navigation-rail.tsx';
import { isOverForm } from './navigation-state.ts';
import type { ReportActs } from './use-report-acts.ts';
import { prepareVisit } from '../visit-to-begin.ts';

const HEADING = 'px-2 text-xs font-bold tracking-wider text-muted uppercase';

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
  isClosed,
  isFormShown,
  onToggle,
}: {
  readonly acts: ReportActs;
  readonly isClosed: boolean;
  readonly isFormShown: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { print, pdf, options, save, copy, share, clear } = usePageActions(acts);
  const isAssistant = useIsAssistant();
  const { data: forms } = useSavedForms();
  const patients = useRecentPatients().data?.length;
  const openPatient = useOpenPatient();
  const hasEarlierVisit = useEarlierVisits().length > 0;
  const aside = useOverForm(onToggle);
  // Over the form, the navigation gives way to what was asked for.
  const then = (act: () => void) => (): void => {
    if (isOverForm()) onToggle();
    act();
  };
  const entry = (action: PageAction): ReactNode => <Entry {...action} onPress={then(action.onPress)} />;
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
          <fieldset disabled={isClosed} className="contents">
            <div className="mt-3 border-t border-line pt-2">
              <h2 className="sr-only">{t`Actions`}</h2>
              <ul>
                {entry(print)}
                {entry(pdf)}
                {entry(options)}
                {isOverForm() && (
                  <Entry
                    label={t`Rapport final`}
                    Icon={PanelRight}
                    onPress={then(() => showBeside('pages'))}
                  />
                )}
                {isOverForm() && (
                  <Entry
                    label={acts.view.isReview ? t`Formulaire` : t`Relecture`}
                    Icon={Scale}
                    onPress={then(acts.view.isReview ? acts.view.showForm : acts.view.showReview)}
                  />
                )}
                {hasEarlierVisit && isOverForm() && (
                  <Entry
                    label={t`Visite précédente`}
                    Icon={CalendarClock}
                    onPress={then(() => showBeside('earlier-visit'))}
                  />
                )}
              </ul>
              <FoldedGroup
                id="forms"
                title={t`Gestion du formulaire`}
                count={isAssistant ? undefined : forms?.length}
              >
                <ul>
                  {!acts.isLocked && entry(save)}
                  {!isAssistant && (
                    <>
                      {entry(share)}
                      {entry(copy)}
                      <Entry
                        label={t`Sauvegarder sous…`}
                        Icon={SaveAll}
                        onPress={then(() => acts.open({ kind: 'save', formType: 'draft' }))}
                      />
                      <Entry
                        label={t`Brouillons`}
                        Icon={PencilLine}
                        count={count('draft')}
                        onPress={then(() => acts.open({ kind: 'forms', filter: 'draft' }))}
                      />
                      <Entry
                        label={t`Copies`}
                        Icon={Archive}
                        count={count('copy')}
                        onPress={then(() => acts.open({ kind: 'forms', filter: 'copy' }))}
                      />
                      <Entry
                        label={t`Formulaires sauvegardés`}
                        Icon={Files}
                        count={forms?.length}
                        onPress={then(() => acts.open({ kind: 'forms', filter: 'all' }))}
                      />
                    </>
                  )}
                  {!acts.isLocked && (
                    <Entry
                      label={t`Textes remplacés`}
                      Icon={History}
                      onPress={then(() => acts.open({ kind: 'replaced' }))}
                    />
                  )}
                  {!isAssistant && !acts.isLocked && entry(clear)}
                </ul>
              </FoldedGroup>
              {!isAssistant && (
                <FoldedGroup id="patients" title={t`Patients récents`} count={patients}>
                  <LateRecentPatientList onSelect={openPatient} />
                </FoldedGroup>
              )}
            </div>
            <div className="flex items-center justify-between gap-2 px-2 py-1 text-sm text-muted sm:hidden">
              {t`Langue du rapport`}
              <fieldset disabled={acts.isLocked} className="contents">
                <ReportLanguage />
              </fieldset>
            </div>
          </fieldset>
          <NavigationAccount />
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
  /** Nothing of the report can be changed; the sections, the account and the way out stay. */
  readonly isClosed: boolean;
  readonly isFormShown: boolean;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  return isCollapsed ? (
    <NavigationRail isFormShown={open.isFormShown} onToggle={open.onToggle} />
  ) : (
    <OpenNavigation {...open} />
  );
}
