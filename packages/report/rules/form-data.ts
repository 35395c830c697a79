/** The answers of one report, and what the flat answers cannot hold. */
import type { FieldId, FlagId, NormalId, RegionId, TextFieldId } from '../catalogue/index.ts';
import type { IntendedReasons } from './intended-reasons.ts';

/** Every field is optional: text as strings, the seven mandate boxes as booleans. */
export type FormData = { readonly [Id in TextFieldId]?: string } & { readonly [Id in FlagId]?: boolean };

/** The version of the stored shape; a migration raises it. */
export const SCHEMA_VERSION = 1;

export interface ReportMeta {
  readonly schemaVersion: number;
  readonly reportLanguage: 'fr' | 'en';
  /** Degrees that this report was measured against, where they differ from the reference. */
  readonly normals: { readonly [Id in NormalId]?: number };
  /** Prefilled fields that the physician has confirmed. */
  readonly confirmed: readonly FieldId[];
  readonly notExamined: readonly RegionId[];
  /**
   * Angles that the physician said are normal without measuring them; none where it is absent. Such a field is empty: a
   * value takes the place of the statement. What they are normal against stands in `normals`.
   */
  readonly statedNormal?: readonly FieldId[] | undefined;
  /** The parts of the examination that were chosen when the report was begun; it is about the usual ones where absent. */
  readonly caseRegions?: readonly RegionId[];
  /** When the worker was told that the evaluation is dictated: YYYY-MM-DDTHH:MM of the physician's clock. */
  readonly dictationToldAt?: string | undefined;
  /** Why what the review lists is as it should be, by the id of its line; none where it is absent. */
  readonly intended?: IntendedReasons | undefined;
}

const MINUTE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** True of a minute as `YYYY-MM-DDTHH:MM`; the length of the month is not looked at. */
export function isMinute(text: string): boolean {
  return MINUTE.test(text);
}

/** The meta of a new report. */
export function buildMeta(reportLanguage: 'fr' | 'en', normals: ReportMeta['normals'] = {}): ReportMeta {
  return { schemaVersion: SCHEMA_VERSION, reportLanguage, normals, confirmed: [], notExamined: [] };
}

/** A text field's value, never undefined. */
export function textOf(data: FormData, id: FieldId): string {
  const value = data[id];
  return typeof value === 'string' ? value : '';
}
