import { newId } from '../../platform/ids.ts';
import type { Store } from '../store.ts';

/** Adds an account that owns what a test stores; answers its id. */
export async function addUser({ users }: Pick<Store, 'users'>, id = newId()): Promise<string> {
  const user = { id, username: id, email: '', displayName: 'Zz', role: 'physician' as const };
  await users.add({ ...user, passwordHash: 'x', sample: 0, createdAt: 1 });
  return id;
}
