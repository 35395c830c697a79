import { OPTION_SETS } from '@constat/report/catalogue';
import type { Option, ReportField } from '@constat/report/catalogue';
import type { AriaAttributes, ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { inputClass } from '../../../shared/ui/controls.ts';
import { ChoiceControl } from './choice-control.tsx';
import { DocumentsField } from './documents/documents-field.tsx';
import { ImpairmentField } from './impairment/impairment-field.tsx';
import { useReportScreen, useReportState } from './report-context.tsx';

export interface FieldControlProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> {
  readonly field: ReportField;
  readonly rows?: number;
}

/** Pale and dashed while the value waits for a confirmation; the wrapper carries the state, so the input never renders for it. */
const PALE =
  'group-data-[unconfirmed=true]/value:border-dashed group-data-[unconfirmed=true]/value:border-warn ' +
  'group-data-[unconfirmed=true]/value:text-muted';
/** Not for numbers: a control cuts the last slanted digit off at its edge. */
const UNCONFIRMED = `${PALE} group-data-[unconfirmed=true]/value:italic`;

/** The native control of a field, uncontrolled: typing in it renders nothing. */
export function FieldControl({ field, rows = 2, ...aria }: FieldControlProps): ReactNode {
  const { register } = useReportScreen();
  const language = useReportState((state) => state.meta.reportLanguage);
  const common = { ...aria, id: field.id, lang: language, autoComplete: 'off' };
  switch (field.kind) {
    case 'choice': {
      const options: readonly Option[] = field.options === undefined ? [] : OPTION_SETS[field.options];
      return <ChoiceControl {...aria} field={field} options={options} className={UNCONFIRMED} />;
    }
    case 'text':
      return (
        <textarea
          {...common}
          {...register(field.id)}
          rows={rows}
          className={classNames(
            inputClass,
            UNCONFIRMED,
            'field-sizing-content resize-y',
            // What is read as continuous text, in lines of at most 84 characters, or a note.
            rows > 3
              ? 'max-h-[80vh] min-h-48 rounded-[8px] px-3 py-3 font-serif text-[17.5px] leading-[28px] sm:px-[25px] sm:py-5'
              : 'max-h-[70vh] min-h-16 leading-relaxed',
          )}
        />
      );
    case 'degrees':
    case 'measure': {
      const unit = field.kind === 'degrees' ? '°' : (field.unit ?? '');
      return (
        <span className="flex items-center gap-0.5 sm:gap-1">
          <input
            {...common}
            {...register(field.id)}
            type="text"
            inputMode={field.kind === 'degrees' ? 'numeric' : 'decimal'}
            className={classNames(inputClass, PALE, 'tabular-nums')}
          />
          <span aria-hidden="true" className="text-muted">
            {unit}
          </span>
        </span>
      );
    }
    case 'flag':
      return (
        <input {...aria} {...register(field.id)} id={field.id} type="checkbox" className="size-5 shrink-0" />
      );
    case 'documents':
      return <DocumentsField field={field} />;
    case 'impairment':
      return <ImpairmentField field={field} />;
    case 'date':
    case 'time':
    case 'line':
      return (
        <>
          <input
            {...common}
            {...register(field.id)}
            type={field.kind === 'line' ? 'text' : field.kind}
            list={field.suggestions === undefined ? undefined : `${field.id}-suggestions`}
            className={classNames(inputClass, UNCONFIRMED)}
          />
          {field.suggestions !== undefined && (
            <datalist id={`${field.id}-suggestions`}>
              {field.suggestions.map(({ text, meaning }) => (
                <option key={text} value={text}>{`${text} – ${meaning[language]}`}</option>
              ))}
            </datalist>
          )}
        </>
      );
  }
}
