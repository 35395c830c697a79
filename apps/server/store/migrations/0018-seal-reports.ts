import type { Kysely } from 'kysely';
import type { DataKeys } from '../repositories/data-keys.ts';

interface Before {
  savedForms: {
    id: string;
    ownerId: string;
    title: string;
    summary: string | null;
    formData: string;
    meta: string | null;
    sealedListing: Uint8Array;
    sealedFormData: Uint8Array;
    sealedMeta: Uint8Array | null;
  };
}

/** Forms read at a time. */
const BATCH = 100;

/** Seals titles, summaries and contents of saved reports, each with its own key. */
export async function sealReports(db: Kysely<Before>, keys: DataKeys): Promise<void> {
  for (let last = ''; ;) {
    const forms = await db
      .selectFrom('savedForms')
      .select(['id', 'ownerId', 'title', 'summary', 'formData', 'meta'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, ownerId, title, summary, formData, meta } of forms) {
      const key = await keys.findOrAdd({ kind: 'report', ownerId, subjectId: id });
      const listing = { title, ...(summary !== null && { summary: JSON.parse(summary) as unknown }) };
      const sealed = {
        sealedListing: key.seal('savedForms.listing', JSON.stringify(listing)),
        sealedFormData: key.seal('savedForms.formData', formData),
        sealedMeta: key.sealOptional('savedForms.meta', meta),
      };
      const emptied = { title: '', summary: null, formData: '', meta: null };
      await db
        .updateTable('savedForms')
        .set({ ...sealed, ...emptied })
        .where('id', '=', id)
        .execute();
    }
    const end = forms.at(-1);
    if (end === undefined || forms.length < BATCH) return;
    last = end.id;
  }
}
