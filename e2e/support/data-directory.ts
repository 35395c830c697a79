/** What the data directory of a server holds, read and written as the server itself does. */
import type { FormData } from '@constat/report/rules';
import { newId } from '../../apps/server/platform/ids.ts';
import { openStore } from '../../apps/server/store/store.ts';
import type { Store } from '../../apps/server/store/store.ts';

async function withStore<Result>(dataDir: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl: null });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The answers of all forms of an account. */
export function readForms(dataDir: string, ownerId: string): Promise<FormData[]> {
  return withStore(dataDir, async ({ savedForms }) => {
    const forms: FormData[] = [];
    for (const { id } of await savedForms.list(ownerId, {})) {
      const form = await savedForms.find(ownerId, id);
      if (form !== undefined) forms.push(form.formData);
    }
    return forms;
  });
}

/** So many more forms like the one that the sample physician has saved, of the same moment. */
export function addForms(dataDir: string, count: number): Promise<void> {
  return withStore(dataDir, (store) =>
    store.transaction(async ({ savedForms, users }) => {
      const ownerId = (await users.findByUsername('medecin'))?.id ?? '';
      const [first] = await savedForms.list(ownerId, {});
      const form = first && (await savedForms.find(ownerId, first.id));
      if (form === undefined) throw new Error('no form is saved yet');
      for (let added = 0; added < count; added += 1) await savedForms.add(ownerId, { ...form, id: newId() });
    }),
  );
}

/** The audit trail, oldest event first. */
export function readTrail(dataDir: string): Promise<Awaited<ReturnType<Store['auditEvents']['list']>>> {
  return withStore(dataDir, ({ auditEvents }) => auditEvents.list());
}
