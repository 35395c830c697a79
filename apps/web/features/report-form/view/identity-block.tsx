import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { FieldRow } from './field-row.tsx';
import { useEntries, useReportScreen, useReportState } from './report-context.tsx';

function BlankLine({
  field,
  value,
}: {
  readonly field: ReportField;
  readonly value: string | undefined;
}): ReactNode {
  const localised = useLocalised();
  return (
    <div className="flex flex-wrap items-end gap-x-3">
      <dt className="text-muted">{localised(field.label)}</dt>
      <dd className="min-h-6 min-w-32 flex-1 border-b border-line-strong px-1 font-semibold">
        {value || field.fixed}
      </dd>
    </div>
  );
}

/** Lines left blank for the pen, unless the physician chooses to fill them in. */
export function IdentityBlock({ fields }: { readonly fields: readonly ReportField[] }): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const generation = useReportState((state) => state.generation);
  const [choice, setChoice] = useState<{ readonly generation: number; readonly isOpen: boolean } | null>(
    null,
  );
  const values = useEntries(() => fields.map(({ id }) => report.get(id)));
  const isFilled = fields.some(({ fixed }, at) => fixed === undefined && values[at] !== '');
  // What was filled in since, by voice or elsewhere, shows; what is emptied again stays open.
  if (isFilled && choice?.generation !== generation) setChoice({ generation, isOpen: true });
  const isOpen = choice?.generation === generation ? choice.isOpen : isFilled;
  return (
    <div className="space-y-4">
      <label className="inline-flex min-h-9 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={isOpen}
          aria-checked={isOpen}
          onChange={(event) => setChoice({ generation, isOpen: event.currentTarget.checked })}
          className="relative h-6 w-10 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
        />
        {t`Remplir l’identité du travailleur`}
      </label>
      {isOpen ? (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <FieldRow key={field.id} field={field} />
          ))}
        </div>
      ) : (
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {fields.map((field, at) => (
            <BlankLine key={field.id} field={field} value={values[at]} />
          ))}
        </dl>
      )}
    </div>
  );
}
