import type { RegionId } from '@constat/report/catalogue';

/** Id of the element where a jump to that region leads. */
export function regionAnchor(region: RegionId): string {
  return `region-${region}`;
}
