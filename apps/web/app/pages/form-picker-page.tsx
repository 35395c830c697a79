import { OFFERED_TYPES } from '@constat/report/catalogue/offered-types';
import type { OfferedType } from '@constat/report/catalogue/offered-types';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, FileDown, Mic, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { RecentPatientList } from '../../features/recent-patients/index.ts';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { ExpiringDrafts } from '../picker/expiring-drafts.tsx';
import { NewVisitDialog } from '../picker/new-visit-dialog.tsx';
import { UndecidedRecords } from '../picker/undecided-records.tsx';
import { UnsavedReports } from '../picker/unsaved-reports.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { prepareVisit } from '../visit-to-begin.ts';
import type { VisitToBegin } from '../visit-to-begin.ts';

const LANGUAGE_COUNT = 2;

function FormCard({ type, onOpen }: { readonly type: OfferedType; readonly onOpen: () => void }): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const features = useId();
  return (
    <div className="group relative flex w-full overflow-hidden rounded-card border border-line-strong bg-surface shadow-lift transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span aria-hidden="true" className="w-2 shrink-0 bg-accent" />
      <div className="flex-1 p-6">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-2xl font-bold">
            {/* The whole card answers to a press. */}
            <button
              type="button"
              onClick={onOpen}
              aria-describedby={features}
              className="outline-none after:absolute after:inset-0"
            >
              {localized(type.name)}
            </button>
          </h2>
          <ArrowRight
            aria-hidden="true"
            className="size-6 text-muted transition-transform group-hover:translate-x-1 group-hover:text-accent-text"
          />
        </div>
        <p className="mt-1 text-muted">{localized(type.detail)}</p>
        <div id={features} className="mt-5 grid gap-2">
          <FeatureList
            items={[
              { icon: <Sparkles aria-hidden="true" className="size-5" />, text: t`Mise en forme assistée` },
              { icon: <Mic aria-hidden="true" className="size-5" />, text: t`Dictée vocale` },
              { icon: <FileDown aria-hidden="true" className="size-5" />, text: t`Exportation PDF` },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

function FeatureList({
  items,
}: {
  readonly items: readonly { readonly icon: ReactNode; readonly text: string }[];
}): ReactNode {
  return items.map((item) => (
    <span key={item.text} className="flex items-center gap-2.5">
      <span className="text-accent-text">{item.icon}</span>
      {item.text}
    </span>
  ));
}

/** The first screen after signing in: the forms to fill in, and the New Visit dialog. */
export function FormPickerPage(): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const [chosen, setChosen] = useState<OfferedType | null>(null);
  const startVisit = (visit: VisitToBegin, type: OfferedType = OFFERED_TYPES[0]): void => {
    prepareVisit(visit);
    void navigate({ to: '/forms/$formType', params: { formType: type.id }, search: { visit: 'new' } });
  };
  const openDraft = (draft: string): void =>
    void navigate({ to: '/forms/cnesst-medical', search: { draft } });
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader title={t`Formulaires`} subtitle={t`Choisissez le rapport à rédiger`} greeting="account" />
      <PageBody className="max-w-5xl flex-1 py-10">
        <UndecidedRecords onOpen={openDraft} />
        <ExpiringDrafts />
        {user !== null && (
          <div className="mb-6 empty:hidden">
            <UnsavedReports
              owner={user.id}
              onChosen={() => void navigate({ to: '/forms/cnesst-medical', search: {} })}
            />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div className="grid gap-6">
            {OFFERED_TYPES.map((type) => (
              <FormCard key={type.id} type={type} onOpen={() => setChosen(type)} />
            ))}
          </div>
          <section aria-labelledby="recent-patients">
            <h2 id="recent-patients" className="mb-2 font-bold">
              <Trans>Patients récents</Trans>
            </h2>
            <RecentPatientList
              onSelect={({ savedFormId, patientName }) =>
                savedFormId === null ? startVisit({ name: patientName }) : openDraft(savedFormId)
              }
            />
          </section>
        </div>
      </PageBody>
      <footer className="border-t border-line">
        <ul className="mx-auto flex w-full max-w-5xl flex-wrap gap-x-8 gap-y-1 px-4 py-4 text-sm text-muted sm:px-6">
          <li>
            <Plural value={OFFERED_TYPES.length} one="# formulaire" other="# formulaires" />
          </li>
          <li>{t`100\u00A0% compatible avec l’IA`}</li>
          <li>
            <Plural value={LANGUAGE_COUNT} one="# langue" other="# langues" />
          </li>
        </ul>
      </footer>
      <NewVisitDialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        regions={(chosen ?? OFFERED_TYPES[0]).regions}
        onNewVisit={(visit) => startVisit(visit, chosen ?? undefined)}
        onDraft={openDraft}
      />
    </div>
  );
}
