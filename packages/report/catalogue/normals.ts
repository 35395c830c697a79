import type { NormalDefinition } from './define-normals.ts';
import { cervicalNormals } from './regions/cervical.ts';
import { elbowNormals } from './regions/elbows.ts';
import { ankleNormals } from './regions/feet-and-ankles.ts';
import { hipNormals } from './regions/hips.ts';
import { kneeNormals } from './regions/knees.ts';
import { shoulderNormals } from './regions/shoulders.ts';
import { spineNormals } from './regions/spine.ts';
import { wristNormals } from './regions/wrists-and-hands.ts';

const ALL = {
  ...cervicalNormals,
  ...spineNormals,
  ...shoulderNormals,
  ...elbowNormals,
  ...wristNormals,
  ...hipNormals,
  ...kneeNormals,
  ...ankleNormals,
} as const;

export type NormalId = keyof typeof ALL;

/**
 * Reference normals in degrees. They are a convention of practice, not read in an official source, unless a reference says
 * so: mark M, to be verified. The physician changes any of them in the profile, and the normals that a report was
 * measured against stay with that report.
 */
export const NORMALS: Readonly<Record<NormalId, NormalDefinition>> = ALL;

/** Degrees per normal, as kept in a profile or with a report. */
export type Normals = Readonly<Record<NormalId, number>>;

export const NORMAL_IDS = Object.keys(ALL) as readonly NormalId[];

export const DEFAULT_NORMALS: Normals = Object.fromEntries(
  NORMAL_IDS.map((id) => [id, NORMALS[id].degrees]),
) as Normals;
