import { DEFAULT_NORMALS, NORMALS, choiceLabel } from '../catalogue/index.ts';
import type { NormalId, ReportField } from '../catalogue/index.ts';
import {
  dateInWords,
  heightInCentimetres,
  isStatedNormal,
  isUnconfirmed,
  textOf,
  timeInWords,
} from '../rules/index.ts';
import type { FormData, ReportMeta } from '../rules/index.ts';
import type { ReportLanguage } from './tree.ts';
import { statedWord } from './stated-word.ts';
import { cleanText } from './typography.ts';
import { wording } from './wording.ts';

const NUMBER = /^[+\-−]?\d+(?:[.,]\d+)?$/u;

/** Degrees by normal, where they differ from the reference. */
export type ChosenNormals = { readonly [Id in NormalId]?: number | undefined };

/** What of a report's meta its document depends on. */
export interface ExportedMeta extends Pick<
  ReportMeta,
  'confirmed' | 'notExamined' | 'statedNormal' | 'dictationToldAt'
> {
  readonly caseRegions?: ReportMeta['caseRegions'] | undefined;
  readonly normals: ChosenNormals;
}

/** What of a report is exported, and in which language. */
export interface Answers {
  readonly data: FormData;
  readonly meta: ExportedMeta | undefined;
  readonly language: ReportLanguage;
  /** The physician's own normals, for a report that keeps none. */
  readonly normals?: ChosenNormals | undefined;
}

/** What a normal is for a report: kept with it, then the physician's, then the reference. */
export function referenceOf(id: NormalId, { meta, normals }: Pick<Answers, 'meta' | 'normals'>): number {
  return meta?.normals[id] ?? normals?.[id] ?? DEFAULT_NORMALS[id];
}

/**
 * A field as the report prints it by itself: the label of a choice, an angle with its sign, « normale (135°) »; empty when
 * there is nothing to export.
 */
export function printedValue(field: ReportField, answers: Answers): string {
  const value = printedCell(field, answers);
  if (field.normal === undefined || !isStatedNormal(field, answers.data, answers.meta)) return value;
  return `${value} (${degrees(referenceOf(field.normal, answers))})`;
}

/** The same in a table, whose column of normals says what is normal. */
export function printedCell(field: ReportField, { data, meta, language }: Answers): string {
  if (isUnconfirmed(field, data, meta)) return '';
  if (isStatedNormal(field, data, meta)) return statedWord(language);
  const written = cleanText(textOf(data, field.id)).trim();
  // Metres beside the unit of centimetres would say another height.
  const value = field.isHeight === true ? (heightInCentimetres(written) ?? written) : written;
  if (value === '') return field.fixed ?? '';
  if (field.inWords === true) return dateInWords(value, language) ?? value;
  if (field.kind === 'time') return timeInWords(value, language) ?? value;
  if (field.options !== undefined) return choiceLabel(field, value, language);
  if (field.kind === 'degrees' && NUMBER.test(value)) return angleInWords(value, field.normal, language);
  if (field.unit !== undefined && NUMBER.test(value)) return withUnit(value, field.unit);
  return value;
}

/** An angle; below zero that of an extension in words, and above it that of one whose normal is zero. */
function angleInWords(value: string, normal: NormalId | undefined, language: ReportLanguage): string {
  const number = Number(value.replace(',', '.').replace('−', '-'));
  if (normal === undefined || NORMALS[normal].isExtension !== true || number === 0) return degrees(value);
  const amount = degrees(value.replace(/^[+\-−]/u, ''));
  if (number < 0) return wording('lacks', language).replace('{degrees}', amount);
  return NORMALS[normal].degrees === 0
    ? wording('beyond', language).replace('{degrees}', amount)
    : degrees(value);
}

/** A measure with its unit: `42 cm`, `8/10`. */
export function withUnit(value: string, unit: NonNullable<ReportField['unit']>): string {
  return unit.startsWith('/') ? `${value}${unit}` : `${value}\u00A0${unit}`;
}

/** An angle: `60°`. */
export function degrees(value: string | number): string {
  return `${value}°`;
}
