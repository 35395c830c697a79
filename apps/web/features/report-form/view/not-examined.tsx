/** What the form says and asks of a part of the examination that is marked as not examined. */
import type { RegionId } from '@constat/report/catalogue';
import { typedValuesOfRegion } from '@constat/report/document';
import type { TypedValue } from '@constat/report/document';
import { Plural, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useReportScreen, useReportType } from './report-context.tsx';

/** Values that the question names; more are counted. */
const VALUES_SHOWN = 6;

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

function ValueRow({ field, value }: TypedValue): ReactNode {
  const localized = useLocalized();
  const label = useReportType().field(field)?.label;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-1.5">
      <span className="text-muted">{label === undefined ? field : localized(label)}</span>
      <span className="min-w-0 font-semibold break-words">{value}</span>
    </li>
  );
}

/** Asks before a part of the examination that holds typed values is marked as not examined, and names those values. */
export function NotExaminedQuestion({
  region,
  title,
  isOpen,
  onConfirm,
  onClose,
}: {
  readonly region: RegionId;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { report } = useReportScreen();
  const values = isOpen
    ? typedValuesOfRegion({ type: report.type, ...report.content() }, region, language)
    : [];
  const { length: count } = values;
  const more = count - VALUES_SHOWN;
  return (
    <ConfirmDialog
      title={t`${title} : marquer non examiné?`}
      isOpen={isOpen}
      cancelLabel={t`Garder examiné`}
      confirmLabel={t`Marquer non examiné`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="mb-2">
        <Plural
          value={count}
          one="# valeur saisie ne sera pas imprimée :"
          other="# valeurs saisies ne seront pas imprimées :"
        />
      </p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {values.slice(0, VALUES_SHOWN).map((value) => (
          <ValueRow key={value.field} {...value} />
        ))}
        {more > 0 && (
          <li className="px-3 py-1.5 text-muted">
            <Plural value={more} one="et # autre valeur" other="et # autres valeurs" />
          </li>
        )}
      </ul>
      <p className="mt-3 text-muted">{t`Rien n’est effacé : tout revient quand la région est marquée examinée.`}</p>
    </ConfirmDialog>
  );
}
