import type { Lesion } from './named-lesions.ts';
import type { PlacedSource } from './sources.ts';

/** Whether a field of the examination is of the part of the body that is injured; false where no injury is known. */
export function isOfRegion({ group, block }: PlacedSource, lesions: readonly Lesion[]): boolean {
  const parts: readonly string[] = (block.kind === 'table' ? block.parts : undefined) ?? group.parts ?? [];
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
