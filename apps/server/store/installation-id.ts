import type { Repositories } from './repositories/index.ts';
import { newId } from '../platform/ids.ts';

/** The setting that tells this installation's database from another one's. */
export const INSTALLATION_ID = 'installation';

/** Gives the database its name inside, once. */
export async function assignInstallationId({ settings }: Pick<Repositories, 'settings'>): Promise<void> {
  if ((await settings.find(INSTALLATION_ID)) === undefined) await settings.put(INSTALLATION_ID, newId());
}
