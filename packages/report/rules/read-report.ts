import { FORMER_FIELD_NAMES } from '../catalogue/index.ts';
import type { FieldId, ReportType } from '../catalogue/index.ts';
import type { FormData } from './form-data.ts';

/** A stored or received form as far as it can be read, and what could not. */
export interface ReadReport {
  readonly data: FormData;
  /** Names that its type does not know, now or formerly. */
  readonly unknown: readonly string[];
  /** Fields whose value is of the wrong type; they are left out. */
  readonly mistyped: readonly FieldId[];
}

/** True for a name that is, or once was, one of that type's fields. */
export function isKnownName(type: ReportType, name: string): boolean {
  if (!Object.hasOwn(FORMER_FIELD_NAMES, name)) return type.field(name) !== undefined;
  return (FORMER_FIELD_NAMES[name] ?? []).some((id) => type.field(id) !== undefined);
}

/**
 * Reads a form of that type from whatever was stored: older names go into the present ones, where a value of its own wins.
 * Never throws; what cannot be read is named.
 */
export function readReport(type: ReportType, stored: unknown): ReadReport {
  const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  // Not copied: that takes longer than all the rest.
  const source = isObject ? (stored as Readonly<Record<string, unknown>>) : {};
  const values: Record<string, string | boolean> = {};
  const mistyped: FieldId[] = [];
  for (const field of type.fields) {
    const value = source[field.id];
    if (value === undefined || value === null) continue;
    const expected = field.kind === 'flag' ? 'boolean' : 'string';
    if (typeof value === expected) values[field.id] = value as string | boolean;
    else mistyped.push(field.id);
  }
  for (const [older, targets] of Object.entries(FORMER_FIELD_NAMES)) {
    const value = source[older];
    if (value === undefined || value === null || value === '') continue;
    for (const target of targets.filter((id) => type.field(id) !== undefined)) {
      if ((values[target] ?? '') !== '') continue;
      if (typeof value === 'string') values[target] = value;
      else if (!mistyped.includes(target)) mistyped.push(target);
    }
  }
  return { data: values, unknown: Object.keys(source).filter((name) => !isKnownName(type, name)), mistyped };
}
