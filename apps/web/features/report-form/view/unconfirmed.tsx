import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { focusField } from './jump-to-entry.ts';
import { useReportScreen, useUnconfirmed } from './report-context.tsx';

/** Id of the words that say of a control that its value waits for a confirmation. */
export function markId(id: FieldId): string {
  return `${id}-mark`;
}

/** The chip that confirms what stands beside or below it. */
function ConfirmChip({
  ids,
  name,
  isCounted = false,
  isNarrow = false,
}: {
  readonly ids: readonly FieldId[];
  readonly name: string;
  /** Says how many it confirms; it keeps its place when that is none, so that nothing around it moves. */
  readonly isCounted?: boolean;
  /** On a phone, the number alone is seen. */
  readonly isNarrow?: boolean;
}): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const { length: count } = ids;
  return (
    <button
      type="button"
      className={classNames(
        'inline-flex min-h-7 items-center gap-1 rounded-full border border-warn bg-warn-soft px-2.5 text-sm font-semibold text-warn tabular-nums hover:bg-warn hover:text-surface max-sm:min-h-11',
        isCounted && (isNarrow ? 'sm:min-w-33' : 'min-w-33'),
        count === 0 && 'invisible',
      )}
      onClick={({ detail }) => {
        report.confirm(ids);
        // The chip goes; a key press leaves the focus on what was confirmed. A pointer has no place to lose.
        const [first] = ids;
        if (detail === 0 && first !== undefined) focusField(first);
      }}
    >
      <Check aria-hidden="true" strokeWidth={2.25} className="size-4" />
      <span className={isNarrow ? 'max-sm:sr-only' : undefined}>
        {isCounted ? t`Confirmer ${count}` : t`Confirmer`}
        <span className="sr-only"> {name}</span>
      </span>
      {isNarrow && (
        <span aria-hidden="true" className="min-w-7 text-start sm:hidden">
          {count}
        </span>
      )}
    </button>
  );
}

/** The chip beside the label of a prefilled field, while it is not confirmed. */
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
    <>
      <span id={markId(field.id)} className="sr-only">{t`À confirmer`}</span>
      <ConfirmChip ids={[field.id]} name={name} />
    </>
  );
}

/** The chip of several prefilled values, of a table or of a whole section; a section has none for a single one. */
export function Confirmation({
  fields,
  name,
  isOfSection = false,
}: {
  readonly fields: readonly ReportField[];
  readonly name: string;
  readonly isOfSection?: boolean;
}): ReactNode {
  const { report } = useReportScreen();
  const present = useSyncExternalStore(report.subscribe, () =>
    fields
      .filter((field) => report.isUnconfirmed(field))
      .map(({ id }) => id)
      .join(' '),
  );
  const waiting = fields.map(({ id }) => id).filter((id) => present.split(' ').includes(id));
  if (isOfSection && waiting.length < 2) return null;
  return <ConfirmChip ids={waiting} name={name} isCounted isNarrow={isOfSection} />;
}

/** Marks what it holds as pale while the field is not confirmed. */
export function PrefilledValue({
  field,
  children,
}: {
  readonly field: ReportField;
  readonly children: ReactNode;
}): ReactNode {
  const isWaiting = useUnconfirmed(field);
  return (
    <div className="group/value" data-unconfirmed={isWaiting}>
      {children}
    </div>
  );
}
