import type { RecentPatient } from '@constat/contract';
import { RECENT_PATIENT_HIGHLIGHT_MS } from '@constat/contract/limits';
import { Plural, useLingui } from '@lingui/react/macro';
import { UserRoundX, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useRecentPatients, useRemovePatient, useTouchPatient } from './recent-patients-api.ts';

function VisitBadge({ visitType }: { readonly visitType: RecentPatient['visitType'] }): ReactNode {
  const { t } = useLingui();
  if (visitType === 'draft') return <Badge look="warn">{t`Brouillon`}</Badge>;
  return visitType === 'follow-up' ? <Badge look="accent">{t`Suivi`}</Badge> : <Badge>{t`Nouveau`}</Badge>;
}

function PatientRow({
  patient,
  isHighlighted,
  onSelect,
  onRemove,
}: {
  readonly patient: RecentPatient;
  readonly isHighlighted: boolean;
  readonly onSelect: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { patientName, diagnosis } = patient;
  const age = /^\d+$/u.test(patient.patientAge) ? Number(patient.patientAge) : null;
  return (
    <li className={classNames('flex items-start transition-colors', isHighlighted && 'bg-accent-soft')}>
      <button
        type="button"
        onClick={onSelect}
        aria-current={isHighlighted || undefined}
        className="min-w-0 flex-1 px-3 py-2 text-left hover:bg-accent-soft"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{patientName}</span>
          <VisitBadge visitType={patient.visitType} />
        </span>
        <span className="block truncate text-sm text-muted">
          {age !== null && (
            <>
              <Plural value={age} one="# an" other="# ans" />
              {' · '}
            </>
          )}
          {formatDay(patient.lastAccessedAt, language)}
        </span>
        {diagnosis !== '' && <span className="block truncate text-sm text-muted">{diagnosis}</span>}
      </button>
      <IconButton label={t`Retirer ${patientName} de la liste`} onClick={onRemove} className="mt-1">
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

/** The patients seen last in a list of 256 px. Choosing one records the access and calls back; it stays marked 3 s. */
export function RecentPatientList({
  onSelect,
}: {
  readonly onSelect: (patient: RecentPatient) => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { data, isPending, error, refetch } = useRecentPatients();
  const touch = useTouchPatient();
  const removal = useRemovePatient();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (highlighted === null) return;
    const timer = setTimeout(() => setHighlighted(null), RECENT_PATIENT_HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlighted]);

  if (isPending) return <LoadingLine className="p-3" />;
  if (error !== null) return <LoadingFailure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<UserRoundX aria-hidden="true" className="size-6" />}
        title={t`Aucun patient récent`}
      />
    );
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t`Patients récents`}
      className="max-h-[256px] divide-y divide-line overflow-y-auto rounded-control border border-line bg-surface scroll-shadows"
    >
      {data.map((patient) => (
        <PatientRow
          key={patient.id}
          patient={patient}
          isHighlighted={patient.id === highlighted}
          onSelect={() => {
            setHighlighted(patient.id);
            touch.mutate(patient.patientName);
            onSelect(patient);
          }}
          onRemove={() => {
            // The row goes with the button that has the focus.
            list.current?.focus({ preventScroll: true });
            removal.mutate(patient.id, {
              onSuccess: () => showToast({ title: say('patientRemoved') }),
              onError: (failure) =>
                showToast({
                  title: say('patientNotRemoved'),
                  description: failure.message,
                  look: 'destructive',
                }),
            });
          }}
        />
      ))}
    </ul>
  );
}
