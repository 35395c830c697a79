import { OPTION_SETS } from '@constat/report/catalogue';
import type { Option, ReportField } from '@constat/report/catalogue';
import { useLayoutEffect } from 'react';
import type { AriaAttributes, ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { selectClass } from '../../../shared/ui/controls.ts';
import { EmptyOption } from '../../../shared/ui/empty-option.tsx';
import { useReportScreen, useReportState } from './report-context.tsx';

export interface ChoiceControlProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> {
  readonly field: ReportField;
  readonly options: readonly Option[];
  readonly className?: string;
  /** In a table, where `className` is its whole look. */
  readonly isCell?: boolean;
  /** Its choices are a few letters long. */
  readonly isShort?: boolean;
  /** Shown for no choice; a dash when left out. */
  readonly emptyLabel?: string;
  readonly isDisabled?: boolean;
}

function labelled(field: ReportField, value: string): Option {
  const all: readonly Option[] = field.options === undefined ? [] : OPTION_SETS[field.options];
  return all.find((option) => option.value === value) ?? { value, label: { fr: value, en: value } };
}

/** A native list of choices. A stored value that is no longer among them stays visible instead of looking empty. */
export function ChoiceControl({
  field,
  options,
  className,
  emptyLabel,
  isCell = false,
  isShort = false,
  isDisabled,
  ...aria
}: ChoiceControlProps): ReactNode {
  const { report, control, register } = useReportScreen();
  const localised = useLocalised();
  useReportState((state) => state.generation);
  const present = report.get(field.id);
  const isStray = present !== '' && !options.some((option) => option.value === present);
  const shown = isStray ? [...options, labelled(field, present)] : options;

  // Values are set before the list that holds them is rendered; a select forgets what it does not hold.
  useLayoutEffect(() => {
    control.setValue(field.id, present);
  }, [control, field.id, present]);

  return (
    <select
      {...aria}
      {...register(field.id)}
      id={field.id}
      // The form library would empty a field that is disabled through it.
      aria-disabled={isDisabled}
      disabled={isDisabled}
      data-short={isShort || undefined}
      className={isCell ? className : classNames(selectClass, className)}
    >
      {emptyLabel === undefined ? <EmptyOption /> : <option value="">{emptyLabel}</option>}
      {shown.map((option) => (
        <option key={option.value} value={option.value}>
          {localised(option.label)}
        </option>
      ))}
    </select>
  );
}
