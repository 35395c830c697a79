import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { SCHEMA_VERSION, readReport } from '@constat/report/rules';
import { isObject } from './read-meta.ts';
import { readTypeName } from './read-type-name.ts';

/** What of a stored report this version could not read. */
export interface UnreadableParts {
  /** True when nothing at all could be read. */
  readonly isWhole: boolean;
  /** True for a report that a newer version of the form wrote. */
  readonly isNewer: boolean;
  /** Names that the form does not know. */
  readonly unknown: readonly string[];
  /** Fields whose value was of the wrong kind. */
  readonly mistyped: readonly FieldId[];
}

const NOTHING_READ: UnreadableParts = { isWhole: true, isNewer: false, unknown: [], mistyped: [] };

/** Compares a stored form with what can be read of it; null when that is all of it. Never throws. */
export function findUnreadable(stored: unknown): UnreadableParts | null {
  if (!isObject(stored)) return NOTHING_READ;
  const { formData, meta } = stored;
  if (typeof formData !== 'object' || formData === null || Array.isArray(formData)) return NOTHING_READ;
  const type = REPORT_TYPES.find(readTypeName(stored));
  if (type === undefined) return { isWhole: false, isNewer: true, unknown: [], mistyped: [] };
  const { unknown, mistyped } = readReport(type, formData);
  const version: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'schemaVersion') : 1;
  const isNewer = typeof version === 'number' && version > SCHEMA_VERSION;
  if (unknown.length === 0 && mistyped.length === 0 && !isNewer) return null;
  return { isWhole: false, isNewer, unknown, mistyped };
}
