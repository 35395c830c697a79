import type { Profile } from '@constat/contract';
import { knownRoutine } from '@constat/report/rules';
import type { Repositories } from '../store/repositories/index.ts';

/** What a profile holds before its physician has filled it in. */
export function defaultProfile(displayName: string): Profile {
  return {
    displayName,
    licenceNumber: '',
    address: '',
    phone: '',
    email: '',
    interviewTemplateA: "L'entrevue s'est déroulée en personne, au site A.",
    interviewTemplateB: "L'entrevue s'est déroulée en personne, au site B.",
    normals: {},
  };
}

/** The profile of an account, filled in or not. */
export async function findProfile(
  { profiles }: Pick<Repositories, 'profiles'>,
  user: { readonly id: string; readonly displayName: string },
): Promise<Profile> {
  return (await profiles.find(user.id)) ?? defaultProfile(user.displayName);
}

/** A profile from elsewhere: its routine without the tests that this version of the product does not know. */
export function withKnownTests(profile: Profile): Profile {
  const { routine } = profile;
  if (routine === undefined) return profile;
  const { passive, tests } = knownRoutine(routine);
  return { ...profile, routine: { passive, tests: [...tests] } };
}
