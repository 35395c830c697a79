import type { RegionId } from '@constat/report/catalogue';
import { typedValuesOfRegion } from '@constat/report/document';
import type { TypedValue } from '@constat/report/document';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useReportScreen, useReportType } from './report-context.tsx';

/** Values that the question names; more are counted. */
const VALUES_SHOWN = 6;

function ValueRow({ field, value }: TypedValue): ReactNode {
  const localised = useLocalised();
  const label = useReportType().field(field)?.label;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-1.5">
      <span className="text-muted">{label === undefined ? field : localised(label)}</span>
      <span className="min-w-0 font-semibold break-words">{value}</span>
    </li>
  );
}

/** Asks before a part of the examination that holds typed values is marked as not examined, and names those values. */
export function NotExaminedQuestion({
  region,
  title,
  onConfirm,
  onClose,
}: {
  readonly region: RegionId;
  readonly title: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { report } = useReportScreen();
  const values = typedValuesOfRegion({ type: report.type, ...report.content() }, region, language);
  const { length: count } = values;
  const more = count - VALUES_SHOWN;
  return (
    <ConfirmDialog
      title={t`${title} : marquer non examiné?`}
      isOpen
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
