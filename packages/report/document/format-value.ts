import { optionLabel } from '../catalogue/index.ts';
import type { NormalId, ReportField } from '../catalogue/index.ts';
import { isUnconfirmed, textOf } from '../rules/index.ts';
import type { FormData, ReportMeta } from '../rules/index.ts';
import type { ReportLanguage } from './tree.ts';
import { cleanText } from './typography.ts';

const NUMBER = /^[+\-−]?\d+(?:[.,]\d+)?$/u;

/** Degrees by normal, where they differ from the reference. */
export type ChosenNormals = { readonly [Id in NormalId]?: number | undefined };

/** What of a report's meta its document depends on. */
export interface ExportedMeta extends Pick<ReportMeta, 'confirmed' | 'notExamined'> {
  readonly normals: ChosenNormals;
}

/** What of a report is exported, and in which language. */
export interface Answers {
  readonly data: FormData;
  readonly meta: ExportedMeta | undefined;
  readonly language: ReportLanguage;
}

/** A field as the report prints it: the label of a choice, an angle with its sign; empty when there is nothing to export. */
export function printedValue(field: ReportField, { data, meta, language }: Answers): string {
  if (isUnconfirmed(field, data, meta)) return '';
  const value = cleanText(textOf(data, field.id)).trim();
  if (value === '') return field.fixed ?? '';
  if (field.options !== undefined) return optionLabel(field.options, value, language);
  if (field.kind === 'degrees' && NUMBER.test(value)) return degrees(value);
  if (field.unit !== undefined && NUMBER.test(value)) return `${value}\u00A0${field.unit}`;
  return value;
}

/** An angle: `60°`. */
export function degrees(value: string | number): string {
  return `${value}°`;
}
