import type { Profile } from '@constat/contract';
import type { Repositories } from '../store/repositories/index.ts';
import { defaultProfile } from './default-profile.ts';

/** The profile of an account, filled in or not. */
export async function profileOf(
  { profiles }: Pick<Repositories, 'profiles'>,
  user: { readonly id: string; readonly displayName: string },
): Promise<Profile> {
  return (await profiles.find(user.id)) ?? defaultProfile(user.displayName);
}
