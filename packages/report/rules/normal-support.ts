import { NORMALS, REPORT_TYPES } from '../catalogue/index.ts';
import type { NormalId, NormalReference, RegionId } from '../catalogue/index.ts';

/** What stands behind the reference figure of a normal. */
export interface NormalSupport {
  /** Sources that were read and give that very figure; without any, the figure is a convention of practice, to verify. */
  readonly agreeing: readonly string[];
  /** All others: sources that give another figure, and what is only reported of a source. */
  readonly others: readonly NormalReference[];
}

/** The sources of a normal, apart by whether they bear its figure out. */
export function normalSupport(id: NormalId): NormalSupport {
  const { degrees, references = [] } = NORMALS[id];
  const isAgreeing = (reference: NormalReference): boolean =>
    reference.mark === 'read' && reference.degrees === degrees;
  return {
    agreeing: references.filter(isAgreeing).map(({ source }) => source),
    others: references.filter((reference) => !isAgreeing(reference)),
  };
}

/** The normals of one part of the examination. */
export interface RegionNormals {
  readonly region: RegionId;
  readonly normals: readonly NormalId[];
}

/** The normals of new reports by part of the examination: the usual parts first, each in the order of the page. */
export function normalsByRegion(): readonly RegionNormals[] {
  const usual = new Set(REPORT_TYPES.newest.flatMap(({ usualRegions }) => usualRegions));
  const found = new Map<RegionId, Set<NormalId>>();
  for (const type of REPORT_TYPES.newest) {
    for (const { id, normal } of type.fields) {
      const region = type.regionOf(id);
      if (region === undefined || normal === undefined) continue;
      found.set(region, (found.get(region) ?? new Set()).add(normal));
    }
  }
  return [...found]
    .map(([region, normals]) => ({ region, normals: [...normals] }))
    .toSorted((one, other) => Number(usual.has(other.region)) - Number(usual.has(one.region)));
}
