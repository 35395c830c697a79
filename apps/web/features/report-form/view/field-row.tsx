import type { ReportField } from '@constat/report/catalogue';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { DICTATED_FIELDS } from '../state/dictation-return.ts';
import { BEHAVIOURS } from './behaviours.tsx';
import { FieldControl } from './field-control.tsx';
import { FieldToolsSlot, useFieldTools } from './field-tools-slot.tsx';
import { LateProseMargin } from './margin/late-prose-margin.tsx';
import { FieldConfirmation, PrefilledValue, markId } from './unconfirmed.tsx';

/** A text that is dictated on its own page, with its margin beside it, or below it in a narrow window. */
function ProseRow({
  field,
  children,
}: {
  readonly field: ReportField;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="grid gap-x-9 gap-y-4 min-[1424px]:alone:grid-cols-[720px_minmax(0,1fr)]">
      {children}
      {/* As high as the line that comes late, so that nothing below it moves then. */}
      <div className="relative min-h-8 min-w-0 max-sm:min-h-11 print:hidden">
        <LateProseMargin field={field} />
      </div>
    </div>
  );
}

/** A label above its control, with what is to be said of the answer; its tools show while it is pointed at or written in. */
export function FieldRow({ field }: { readonly field: ReportField }): ReactNode {
  const localised = useLocalised();
  const label = localised(field.label);
  const behaviour = BEHAVIOURS[field.id];
  const isPrefilled = field.prefill !== undefined;
  const Control = behaviour?.Control ?? FieldControl;
  const Aside = behaviour?.Aside;
  const tools = useFieldTools(field);
  const isProse = DICTATED_FIELDS.has(field.id);
  const control = (
    <Control
      field={field}
      rows={isProse ? 7 : 2}
      {...(isPrefilled ? { 'aria-describedby': markId(field.id) } : {})}
    />
  );
  const row = (
    <div
      data-field={field.id}
      className={classNames(
        'group/field relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3',
        // No line of a text is longer than 84 characters, in the letters of prose and in those of a note.
        field.kind === 'text' && (isProse ? 'max-w-[720px]' : 'max-w-[604px]'),
        // Where its tools need more room than its label leaves, they reach past it rather than break it.
        field.kind === 'text' && 'lg:grid-cols-[fit-content(100%)_minmax(0,1fr)]',
      )}
      {...tools.row}
    >
      <div className="mb-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        {field.kind === 'documents' || field.kind === 'impairment' ? (
          <span className="font-semibold">{label}</span>
        ) : (
          <label htmlFor={field.id} className="font-semibold">
            {label}
          </label>
        )}
        {/* First, so that nothing beside it moves when it goes. */}
        {isPrefilled && <FieldConfirmation field={field} name={label} />}
        {Aside !== undefined && <Aside field={field} />}
        {tools.states}
      </div>
      <div className="col-span-2 min-w-0">
        {isPrefilled ? <PrefilledValue field={field}>{control}</PrefilledValue> : control}
      </div>
      {tools.slot !== null && <FieldToolsSlot {...tools.slot} name={label} />}
    </div>
  );
  return isProse ? <ProseRow field={field}>{row}</ProseRow> : row;
}
