/** Contradictions planted into whole reports: one edit of one field each. */
import type { FieldId } from '@constat/report/catalogue';
import type { OpposedKind } from '../../index.ts';

export type PlantedKind = OpposedKind | 'side' | 'date' | 'dose';

/** One edit of a whole report, and what the review must show for it. */
export interface Planted {
  /** The beginning of the name of the report, and whose hand. */
  readonly report: readonly [string, 'prose' | 'brief'];
  readonly kind: PlantedKind;
  readonly field: FieldId;
  /** What is replaced; the whole field where it is absent. */
  readonly from?: string;
  readonly to: string;
  /** Words of the passages that must be shown, each in one of them. */
  readonly says: readonly string[];
}

type Edit = readonly [FieldId, string | null, string];

/** A row of a table of planted contradictions. */
export function plant(
  report: string,
  hand: 'prose' | 'brief',
  kind: PlantedKind,
  [field, from, to]: Edit,
  ...says: readonly string[]
): Planted {
  return { report: [report, hand], kind, field, ...(from !== null && { from }), to, says };
}
