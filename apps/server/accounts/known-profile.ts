import type { Profile } from '@constat/contract';
import { knownRoutine } from '@constat/report/rules';

/** A profile as it is kept: its routine without the tests that this version of the product does not know. */
export function knownProfile(profile: Profile): Profile {
  const { routine } = profile;
  if (routine === undefined) return profile;
  const { passive, tests } = knownRoutine(routine);
  return { ...profile, routine: { passive, tests: [...tests] } };
}
