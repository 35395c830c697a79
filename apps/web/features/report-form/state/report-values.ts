import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { createFormControl } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { filledAnswers } from './working-record.ts';

/** Every field of any type of report with a value, as native controls need it: text empty rather than absent, boxes false. */
export type ScreenAnswers = Record<FieldId, string | boolean>;

/** The form library's control, made outside React. */
export type AnswersControl = Omit<UseFormReturn<ScreenAnswers>, 'formState'>;

/** The answers as the screen holds them. */
export interface ReportValues {
  /** Every answer that holds something. */
  read(): FormData;
  get(id: FieldId): string | boolean;
  set(id: FieldId, value: string | boolean): void;
  /** Puts these answers in place of all. */
  replace(data: FormData): void;
}

const FIELD_IDS = REPORT_TYPES.fieldIds;

/** All fields with the answers given, and nothing in the others. */
export function screenAnswers(data: FormData): ScreenAnswers {
  return Object.fromEntries(
    FIELD_IDS.map((id) => [id, data[id] ?? (REPORT_TYPES.field(id)?.kind === 'flag' ? false : '')]),
  ) as ScreenAnswers;
}

/** The answers in uncontrolled native inputs: typing renders nothing. */
export function createFormValues(): { readonly control: AnswersControl; readonly values: ReportValues } {
  const { formControl } = createFormControl<ScreenAnswers>({ defaultValues: screenAnswers({}) });
  // Before it hears of a first change or subscriber, the library reads its defaults instead of what was set.
  formControl.subscribe({ formState: {}, callback: () => undefined });
  const values: ReportValues = {
    read: () => filledAnswers(formControl.getValues() as FormData),
    get: (id) => formControl.getValues(id),
    set: (id, value) => formControl.setValue(id, value),
    replace: (data) => {
      const next = screenAnswers(data);
      for (const id of FIELD_IDS) {
        if (formControl.getValues(id) !== next[id]) formControl.setValue(id, next[id]);
      }
    },
  };
  return { control: formControl, values };
}
