import type { Store } from '../store.ts';

/** Raises a form's version that many times, each in a transaction that reads it first. @throws when one is lost */
export async function raiseVersion(
  store: Store,
  { ownerId, id, times }: { readonly ownerId: string; readonly id: string; readonly times: number },
): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const isKept = await store.transaction(async ({ savedForms }) => {
      const form = await savedForms.find(ownerId, id);
      if (form === undefined) throw new Error('the form is gone');
      return savedForms.replace(ownerId, { ...form, version: form.version + 1 }, form.version);
    });
    if (!isKept) throw new Error('another write came between');
  }
}
