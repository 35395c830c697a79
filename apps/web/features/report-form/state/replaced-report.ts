import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { readRecord } from './working-record.ts';
import type { WorkingRecord } from './working-record.ts';

const ACTS = [
  'cleared',
  'begun',
  'loaded',
  'broughtBack',
  'undone',
  'dictated',
  'improved',
  'formatted',
  'distributed',
  'concluded',
  'phrased',
  'template',
  'normals',
  'gender',
  'chosen',
  'cited',
] as const;

/** What put other text in the place of a report, or of some of its fields. */
export type ReplacingAct = (typeof ACTS)[number];

/** Why a report was set aside. */
export interface Replacement {
  /** Null for one that was set aside before acts were kept. */
  readonly act: ReplacingAct | null;
  /** The fields whose text was replaced; none when the report was replaced as a whole. */
  readonly fields: readonly FieldId[];
}

/** A report as it stood before it, or some of its fields, was replaced; it can be brought back for 24 hours. */
export interface ReplacedReport extends Replacement {
  readonly id: string;
  /** ISO-8601 time. */
  readonly replacedAt: string;
  readonly record: WorkingRecord;
}

function readFields(stored: unknown): readonly FieldId[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((id: unknown) => {
    const field = typeof id === 'string' ? REPORT_TYPES.field(id) : undefined;
    return field === undefined ? [] : [field.id];
  });
}

/** Reads one stored entry; null for anything that is not one. Never throws. */
export function readReplaced(stored: unknown): ReplacedReport | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entry: { readonly [name: string]: unknown } = { ...stored };
  const { id, replacedAt } = entry;
  const record = readRecord(entry['record']);
  if (record === null || typeof id !== 'string' || typeof replacedAt !== 'string') return null;
  const act = ACTS.find((name) => name === entry['act']) ?? null;
  return { id, replacedAt, record, act, fields: readFields(entry['fields']) };
}

/** True when two entries would bring the same things back. */
export function isSameReplacement(one: Replacement, other: Replacement): boolean {
  return one.act === other.act && one.fields.join() === other.fields.join();
}
