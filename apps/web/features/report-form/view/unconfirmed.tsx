import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useReportScreen, useUnconfirmed } from './report-context.tsx';

/** Id of the words that say of a control that its value waits for a confirmation. */
export function markId(id: FieldId): string {
  return `${id}-mark`;
}

function ConfirmButton({
  ids,
  name,
}: {
  readonly ids: readonly FieldId[];
  readonly name: string;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  return (
    <Button
      size="small"
      icon={<Check aria-hidden="true" className="size-4" />}
      onClick={({ detail }) => {
        report.confirm(ids);
        // The button goes; a key press leaves the focus on what was confirmed. A pointer has no place to lose.
        const [first] = ids;
        if (detail === 0 && first !== undefined) document.getElementById(first)?.focus();
      }}
    >
      <span>
        {t`Confirmer`}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}

/** The mark and the button beside the label of a prefilled field, while it is not confirmed. */
export function FieldConfirmation({
  field,
  name,
}: {
  readonly field: ReportField;
  readonly name: string;
}): ReactNode {
  const { t } = useLingui();
  if (!useUnconfirmed(field)) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge look="warn">
        <span id={markId(field.id)}>{t`À confirmer`}</span>
      </Badge>
      <ConfirmButton ids={[field.id]} name={name} />
    </span>
  );
}

/** The mark and the button of a table that holds prefilled values, while one of them is not confirmed. */
export function TableConfirmation({
  fields,
  name,
}: {
  readonly fields: readonly ReportField[];
  readonly name: string;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const isWaiting = useSyncExternalStore(report.subscribe, () =>
    fields.some((field) => report.isUnconfirmed(field)),
  );
  if (!isWaiting) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge look="warn">{t`À confirmer`}</Badge>
      <ConfirmButton
        ids={fields.filter((field) => field.prefill !== undefined).map((field) => field.id)}
        name={name}
      />
    </span>
  );
}

/** Marks what it holds as pale while the field is not confirmed. */
export function PrefilledValue({
  field,
  isCell = false,
  children,
}: {
  readonly field: ReportField;
  readonly isCell?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const isWaiting = useUnconfirmed(field);
  return (
    <div className="group/value" data-unconfirmed={isWaiting}>
      {children}
      {isCell && isWaiting && (
        <span id={markId(field.id)} className="sr-only">
          {t`à confirmer`}
        </span>
      )}
    </div>
  );
}
