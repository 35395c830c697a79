import { NORMALS, onceForEachType } from '../catalogue/index.ts';
import type { FieldId, NormalId, Normals, ReportField, ReportType } from '../catalogue/index.ts';

/** Degrees between the two sides above which both are marked: a threshold of the product, not a clinical cut-off. */
export const SIDE_DIFFERENCE_DEGREES = 10;

/** What is remarkable in one measured angle. */
export type AngleMark = 'unreadable' | 'belowZero' | 'aboveMaximum';

/** The angle in degrees that a text says, a comma and a degree sign being accepted; undefined when it says none. */
export function parseDegrees(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s°º]/gu, '')
    .replace(',', '.')
    .replace('−', '-');
  return /^[+-]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : undefined;
}

/** The highest angle without a mark, in degrees: the editorial bound, or the physician's own normal where that is higher. */
export function plausibleMaximum(id: NormalId, normals: Normals): number {
  return Math.max(NORMALS[id].maximum, normals[id]);
}

/** What an extension may lack of the straight position without a mark, in degrees: an editorial bound. */
export const MOST_LACKING_DEGREES = 150;

/**
 * Marks an angle outside 0 to the plausible maximum, or a text that is no angle. Nothing is marked in an empty cell. An
 * extension may be negative: that is what it lacks of the straight position (decision 80).
 */
export function angleMark(text: string, id: NormalId, normals: Normals): AngleMark | undefined {
  if (text.trim() === '') return undefined;
  const degrees = parseDegrees(text);
  if (degrees === undefined) return 'unreadable';
  if (degrees < (NORMALS[id].isExtension === true ? -MOST_LACKING_DEGREES : 0)) return 'belowZero';
  return degrees > plausibleMaximum(id, normals) ? 'aboveMaximum' : undefined;
}

/** The name without its side: `hanchesFlexionDroitActif` and `…GaucheActif` share one, as do the spine's `…G` and `…D`. */
function withoutSide({ id, side }: ReportField): string {
  return side === undefined ? id.replace(/[GD]$/u, '*') : id.replace(side, '*');
}

const oppositesOf = onceForEachType(({ fields }): ReadonlyMap<FieldId, FieldId> => {
  const opposites = new Map<FieldId, FieldId>();
  const waiting = new Map<string, FieldId>();
  for (const field of fields) {
    if (field.kind !== 'degrees') continue;
    const key = withoutSide(field);
    const other = waiting.get(key);
    if (other === undefined) {
      waiting.set(key, field.id);
    } else {
      opposites.set(field.id, other);
      opposites.set(other, field.id);
    }
  }
  return opposites;
});

/** The same movement of the other side, for an angle that is measured on both. */
export function oppositeSide(type: ReportType, id: FieldId): FieldId | undefined {
  return oppositesOf(type).get(id);
}

/** Degrees between two sides when there are more than {@link SIDE_DIFFERENCE_DEGREES} of them, else undefined. */
export function sideDifference(one: string, other: string): number | undefined {
  const first = parseDegrees(one);
  const second = parseDegrees(other);
  if (first === undefined || second === undefined) return undefined;
  // Half degrees are exact in floating point; tenths are not, and 30.3 − 20.3 must be 10.
  const difference = Math.round(Math.abs(first - second) * 10) / 10;
  return difference > SIDE_DIFFERENCE_DEGREES ? difference : undefined;
}
