import type { Profile } from '@constat/contract';
import { NORMAL_IDS } from '@constat/report/catalogue';
import type { NormalId } from '@constat/report/catalogue';

/** The profile as the page edits it: every normal is a text, empty for the reference value. */
export interface ProfileValues extends Omit<Profile, 'normals' | 'exportSettings'> {
  readonly normals: Readonly<Record<NormalId, string>>;
  readonly exportSettings: NonNullable<Profile['exportSettings']>;
}

/** How reports are exported before the physician has chosen. */
const DEFAULT_EXPORT_SETTINGS = { section12Everywhere: false, frenchSpacing: 'quebec' } as const;

/** Highest angle of a normal, in degrees. */
export const DEGREES_MAXIMUM = 360;

/** What the page starts with. */
export function valuesOf(profile: Profile): ProfileValues {
  const normals = Object.fromEntries(
    NORMAL_IDS.map((id) => [id, profile.normals[id] === undefined ? '' : String(profile.normals[id])]),
  ) as Record<NormalId, string>;
  return { ...profile, normals, exportSettings: profile.exportSettings ?? DEFAULT_EXPORT_SETTINGS };
}

/** The angle that was typed, in degrees, a comma being accepted; undefined when empty, null when it is no angle. */
export function readDegrees(text: string): number | undefined | null {
  const plain = text.trim().replace(/\s*°$/u, '').replace(',', '.');
  if (plain === '') return undefined;
  if (!/^\d+(?:\.\d+)?$/u.test(plain)) return null;
  const degrees = Number(plain);
  return degrees <= DEGREES_MAXIMUM ? degrees : null;
}

/** What is sent: only the normals that differ from none. Call it once every angle reads well. */
export function profileOf(values: ProfileValues): Profile {
  const normals: Profile['normals'] = {};
  for (const id of NORMAL_IDS) {
    const degrees = readDegrees(values.normals[id]);
    if (typeof degrees === 'number') normals[id] = degrees;
  }
  return { ...values, normals };
}
