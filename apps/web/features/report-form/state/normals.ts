import { DEFAULT_NORMALS, NORMAL_IDS } from '@constat/report/catalogue';
import type { NormalId, Normals } from '@constat/report/catalogue';

/** Degrees for some of the normals. */
export type SomeNormals = { readonly [Id in NormalId]?: number | undefined };

/** The normals of a report: its own first, then the physician's, then the reference. Degrees. */
export function normalsOf(own: SomeNormals, profile: SomeNormals): Normals {
  return Object.fromEntries(
    NORMAL_IDS.map((id) => [id, own[id] ?? profile[id] ?? DEFAULT_NORMALS[id]]),
  ) as Normals;
}
