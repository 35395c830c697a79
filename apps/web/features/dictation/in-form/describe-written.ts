import { choiceLabel } from '@constat/report/catalogue';
import type { FieldId, ReportField, ReportType } from '@constat/report/catalogue';
import { dateInWords, timeInWords } from '@constat/report/rules';
import type { Written } from './spoken-form.ts';

/** A value as the screens name it. */
export interface NamedValue {
  readonly field: FieldId;
  readonly label: string;
  /** Empty for a cell that was emptied. */
  readonly value: string;
}

/** What one utterance wrote: named one by one, or counted with the value of most and those that differ. */
export type WrittenSummary =
  | { readonly kind: 'named'; readonly values: readonly NamedValue[] }
  | {
      readonly kind: 'counted';
      readonly count: number;
      readonly value: string;
      readonly others: readonly NamedValue[];
    };

/** So many are named one by one. */
const MOST_NAMED = 2;

/** A value with its unit, its choice by name, a date or a time in words; empty for none. */
export function shownValue(field: ReportField, value: string, language: 'fr' | 'en'): string {
  if (value === '') return '';
  if (field.kind === 'date') return dateInWords(value, language) ?? value;
  if (field.kind === 'time') return timeInWords(value, language) ?? value;
  const unit = field.kind === 'degrees' ? '°' : field.unit === undefined ? '' : `\u00A0${field.unit}`;
  return `${choiceLabel(field, value, language)}${unit}`;
}

/** @param normal how « normal », said without a value, is named */
export function describeWritten(
  written: readonly Written[],
  type: ReportType,
  { language, normal }: { readonly language: 'fr' | 'en'; readonly normal: string },
): WrittenSummary {
  const values = written.flatMap(({ field: id, value, isNormal }): readonly NamedValue[] => {
    const field = type.field(id);
    if (field === undefined) return [];
    return [
      {
        field: id,
        label: field.label[language],
        value: isNormal ? normal : shownValue(field, value, language),
      },
    ];
  });
  if (values.length <= MOST_NAMED) return { kind: 'named', values };
  const counts = new Map<string, number>();
  for (const { value } of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most = ''] = [...counts].toSorted((one, other) => other[1] - one[1]).map(([value]) => value);
  return {
    kind: 'counted',
    count: values.length,
    value: most,
    others: values.filter(({ value }) => value !== most),
  };
}
