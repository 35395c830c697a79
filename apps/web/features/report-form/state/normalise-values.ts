import type { FieldId, ReportField, ReportType } from '@constat/report/catalogue';
import { heightInCentimetres } from '@constat/report/rules';

/**
 * What a field holds once left: an angle is digits alone, without sign or spaces; a height in metres is one in
 * centimetres. Undefined when nothing changes.
 */
export function normaliseValue(field: ReportField, value: string): string | undefined {
  if (field.isHeight === true) return heightInCentimetres(value);
  if (field.kind !== 'degrees') return undefined;
  const digits = value.replaceAll(/[\s°º]/gu, '');
  return digits === value ? undefined : digits;
}

/** Texts that are about to be written, with a height in centimetres whichever way it arrives. */
export function normaliseTexts(
  type: ReportType,
  texts: ReadonlyMap<FieldId, string>,
): ReadonlyMap<FieldId, string> {
  const isHeight = (id: FieldId): boolean => type.field(id)?.isHeight === true;
  return new Map(
    Array.from(texts, ([id, text]) => [id, isHeight(id) ? (heightInCentimetres(text) ?? text) : text]),
  );
}
