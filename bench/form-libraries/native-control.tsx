import type { ReportField } from '@constat/report/catalogue';
import type { ChangeEvent, ReactNode } from 'react';
import { optionsOf } from './filled-report.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Binding {
  readonly name: string;
  readonly value: string | boolean;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: () => void;
}

/** The native control that the catalogue asks for, with its label, controlled as the library's guide shows. */
export function NativeControl({
  field,
  value,
  ...binding
}: Binding & { readonly field: ReportField }): ReactNode {
  const text = String(value);
  const common = { ...binding, id: field.id };
  return (
    <p>
      <label htmlFor={field.id}>{field.label.fr}</label>
      {field.kind === 'flag' ? (
        <input {...common} type="checkbox" checked={value === true} />
      ) : field.kind === 'choice' ? (
        <select {...common} value={text}>
          <option value="">—</option>
          {optionsOf(field).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label.fr}
            </option>
          ))}
        </select>
      ) : field.kind === 'text' ? (
        <textarea {...common} value={text} />
      ) : (
        <input {...common} type={field.kind === 'date' ? 'date' : 'text'} value={text} />
      )}
    </p>
  );
}
