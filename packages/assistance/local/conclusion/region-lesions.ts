import type { RegionId } from '@constat/report/catalogue';
import type { Lesion } from './lesion.ts';
import type { PlacedSource } from './sources.ts';

/** The parts of the body whose lesions a region of the examination is of. */
const PARTS: Readonly<Record<RegionId, readonly string[]>> = {
  spine: ['back', 'neck'],
  hips: ['hip'],
  knees: ['knee'],
  feetAndAnkles: ['ankle', 'foot'],
};
/** Nerves and pulses of the legs are examined for any of these. */
const LEGS: readonly string[] = ['back', 'hip', 'knee', 'ankle', 'foot'];
const NERVES: readonly string[] = ['roots', 'reflexes', 'pulses'];

/** Whether a field of the examination is of the part of the body that is injured; false where no injury is known. */
export function isOfRegion({ group, block }: PlacedSource, lesions: readonly Lesion[]): boolean {
  if (group.region === undefined) return false;
  const parts = block.kind === 'table' && NERVES.includes(block.id) ? LEGS : PARTS[group.region];
  return lesions.some(({ regions }) => regions.some((region) => parts.includes(region)));
}

/** Whether a field is of the side that is injured: true of a field without side, and where no side is named. */
export function isOfSide(source: PlacedSource, lesions: readonly Lesion[]): boolean {
  const own = source.field.side === 'Droit' ? 'right' : 'left';
  const near = lesions.filter((lesion) => isOfRegion(source, [lesion]));
  if (near.length === 0) return false;
  return (
    source.field.side === undefined || near.some(({ sides }) => sides.length === 0 || sides.includes(own))
  );
}
