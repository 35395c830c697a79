import type { FieldId } from '@constat/report/catalogue';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { normaliseValue } from './normalise-values.ts';
import type { AnswersControl } from './report-values.ts';
import type { WorkingReport } from './working-report.ts';

export type RegisterField = (id: FieldId) => UseFormRegisterReturn;

interface ControlEvent {
  readonly target: { readonly name: string; readonly value: unknown };
}

/**
 * Ties native controls to the answers; every edit of the physician is told to the report, and renders nothing.
 * @param afterEdit does what follows from an edit in other fields
 */
export function createRegister(
  report: WorkingReport,
  control: AnswersControl,
  afterEdit: (id: FieldId) => void,
): RegisterField {
  // What the field held when its control told of a change, before the form library took the new value.
  let before: string | boolean = '';
  const onChange = ({ target }: ControlEvent): void => {
    const field = report.type.field(target.name);
    if (field === undefined) return;
    report.edited(field.id, before);
    afterEdit(field.id);
  };
  const onBlur = ({ target }: ControlEvent): void => {
    const field = report.type.field(target.name);
    if (field === undefined || typeof target.value !== 'string') return;
    const value = normaliseValue(field, target.value);
    if (value !== undefined) report.set(field.id, value);
  };
  return (id) => {
    const registered = control.register(id, { onChange, onBlur });
    return {
      ...registered,
      onChange: (event) => {
        before = control.getValues(id);
        return registered.onChange(event);
      },
    };
  };
}
