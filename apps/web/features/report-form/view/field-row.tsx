import type { ReportField } from '@constat/report/catalogue';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { DICTATED_FIELDS } from '../state/dictation-return.ts';
import { BEHAVIOURS } from './behaviours.tsx';
import { DictateButton } from './dictate-button.tsx';
import { FieldControl } from './field-control.tsx';
import { useReportScreen } from './report-context.tsx';
import { FieldConfirmation, PrefilledValue, markId } from './unconfirmed.tsx';

/** A label above its control, with what this one field has beyond that. */
export function FieldRow({ field }: { readonly field: ReportField }): ReactNode {
  const localized = useLocalized();
  const label = localized(field.label);
  const behaviour = BEHAVIOURS[field.id];
  const section = DICTATED_FIELDS.get(field.id);
  const isPrefilled = field.prefill !== undefined;
  const Control = behaviour?.Control ?? FieldControl;
  const Aside = behaviour?.Aside;
  const { FieldAside } = useReportScreen();
  const control = (
    <Control
      field={field}
      rows={section === undefined ? 2 : 7}
      {...(isPrefilled ? { 'aria-describedby': markId(field.id) } : {})}
    />
  );
  return (
    <div>
      <div className="mb-1 flex min-h-7 flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <label htmlFor={field.id} className="font-semibold">
          {label}
        </label>
        <span className="flex flex-wrap items-center gap-2">
          {/* First, so that nothing beside it moves when it goes. */}
          {isPrefilled && <FieldConfirmation field={field} name={label} />}
          {Aside !== undefined && <Aside />}
          {FieldAside !== undefined && <FieldAside field={field} />}
          {section !== undefined && <DictateButton section={section} name={label} />}
        </span>
      </div>
      {isPrefilled ? <PrefilledValue field={field}>{control}</PrefilledValue> : control}
    </div>
  );
}
