import type { Profile } from '@constat/contract';
import { NORMAL_IDS } from '@constat/report/catalogue';
import type { NormalId } from '@constat/report/catalogue';
import { DEFAULT_ROUTINE, routineTables } from '@constat/report/rules';

/** The profile as the page edits it: every normal is a text, empty for the reference value; every test a box. */
export interface ProfileValues extends Omit<Profile, 'normals' | 'exportSettings' | 'routine' | 'specialty'> {
  readonly specialty: string;
  readonly normals: Readonly<Record<NormalId, string>>;
  readonly exportSettings: Required<NonNullable<Profile['exportSettings']>>;
  readonly routine: { readonly passive: boolean; readonly tests: Readonly<Record<string, boolean>> };
}

/** How reports are exported before the physician has chosen. */
const DEFAULT_EXPORT_SETTINGS = {
  section12Everywhere: false,
  frenchSpacing: 'quebec',
  listsNotExamined: false,
} as const;

/** The tests that can be of a routine, by name. */
const TESTS = routineTables().flatMap(({ tests }) => tests.map(({ name }) => name));

/** Highest angle of a normal, in degrees. */
export const DEGREES_MAXIMUM = 360;

/** What the page starts with. */
export function valuesOf(profile: Profile): ProfileValues {
  const normals = Object.fromEntries(
    NORMAL_IDS.map((id) => [id, profile.normals[id] === undefined ? '' : String(profile.normals[id])]),
  ) as Record<NormalId, string>;
  const { passive, tests } = profile.routine ?? DEFAULT_ROUTINE;
  return {
    ...profile,
    specialty: profile.specialty ?? '',
    normals,
    exportSettings: { ...DEFAULT_EXPORT_SETTINGS, ...profile.exportSettings },
    routine: { passive, tests: Object.fromEntries(TESTS.map((name) => [name, tests.includes(name)])) },
  };
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
  const { passive, tests } = values.routine;
  const { specialty, ...others } = values;
  return {
    ...others,
    // An older profile has none, and stays as it is.
    ...(specialty.trim() !== '' && { specialty }),
    normals,
    routine: { passive, tests: TESTS.filter((name) => tests[name] === true) },
  };
}
