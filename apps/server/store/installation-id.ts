import type { Repositories } from './repositories/index.ts';
import { newId } from '../platform/ids.ts';

/** The setting that tells this installation's database from another one's. */
export const INSTALLATION = 'installation';

/** Gives the database its name inside, once. */
export async function nameInstallation({ settings }: Pick<Repositories, 'settings'>): Promise<void> {
  if ((await settings.find(INSTALLATION)) === undefined) await settings.put(INSTALLATION, newId());
}
