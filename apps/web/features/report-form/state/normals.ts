import { DEFAULT_NORMALS, NORMAL_IDS } from '@constat/report/catalogue';
import type { NormalId, Normals, ReportField } from '@constat/report/catalogue';
import type { ReportMeta } from '@constat/report/rules';

/** Degrees for some of the normals. */
export type SomeNormals = { readonly [Id in NormalId]?: number | undefined };

/** Normals as they are kept with a report, and of those that it lacks the ones that these fields are normal against. */
export function withReferences(
  kept: ReportMeta['normals'],
  fields: readonly (ReportField | undefined)[],
  normals: Normals,
): ReportMeta['normals'] {
  const missing = fields.flatMap((field) => field?.normal ?? []).filter((id) => kept[id] === undefined);
  return { ...kept, ...Object.fromEntries(missing.map((id) => [id, normals[id]])) };
}

/** The normals of a report: its own first, then the physician's, then the reference. Degrees. */
export function normalsOf(own: SomeNormals, profile: SomeNormals): Normals {
  return Object.fromEntries(
    NORMAL_IDS.map((id) => [id, own[id] ?? profile[id] ?? DEFAULT_NORMALS[id]]),
  ) as Normals;
}
