/** What the form says and asks of a part of the examination that is marked as not examined. */
import type { RegionId } from '@constat/report/catalogue';
import { Plural, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyDialog } from '../../../shared/ui/lazy-part.ts';
import { useReportScreen } from './report-context.tsx';

/** The question brings the rules of printing with it. */
export const NotExaminedQuestion = lazyDialog(
  async () => (await import('./not-examined-question.tsx')).NotExaminedQuestion,
);

/** In place of the fields: that nothing of it is printed, how many typed values that concerns, and the way to the fields. */
export function NotExaminedNotice({
  region,
  title,
  fieldsId,
  isUnfolded,
  onUnfold,
}: {
  readonly region: RegionId;
  readonly title: string;
  /** Id of the element that holds the fields. */
  readonly fieldsId: string;
  readonly isUnfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const count = useSyncExternalStore(report.subscribe, () => report.typedIn(region).length);
  return (
    <div
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border px-3 py-2 ${
        count > 0 ? 'border-warn bg-warn-soft' : 'border-dashed border-line-strong text-muted'
      }`}
    >
      <p className="min-w-0 flex-1 basis-64">
        {t`Région non examinée : le rapport dit en une phrase sur quoi l’examen a porté.`}{' '}
        {count > 0 ? (
          <strong>
            <Plural
              value={count}
              one="# valeur saisie ne sera pas imprimée."
              other="# valeurs saisies ne seront pas imprimées."
            />
          </strong>
        ) : (
          t`Y inscrire une valeur la marque examinée.`
        )}
      </p>
      <Button
        size="small"
        aria-expanded={isUnfolded}
        aria-controls={fieldsId}
        data-unfold
        icon={
          <ChevronRight
            aria-hidden="true"
            className={`size-4 transition-transform ${isUnfolded ? 'rotate-90' : ''}`}
          />
        }
        onClick={() => onUnfold(!isUnfolded)}
      >
        <span>
          {isUnfolded ? t`Masquer les champs` : t`Afficher les champs`}
          <span className="sr-only"> ({title})</span>
        </span>
      </Button>
    </div>
  );
}
