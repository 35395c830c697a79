import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { summariseReport } from '@constat/report/rules';
import { expect, test } from 'vitest';
import type { StoredForm } from './repositories/saved-forms.ts';
import { onBothDatabases } from './testing/databases.ts';
import { prepareStoreToMigrate } from './testing/earlier-tables.ts';

/** More than are read at a time. */
const FORMS = 230;

onBothDatabases('forms saved before the list had summaries', (newDatabaseUrl) => {
  const prepared = prepareStoreToMigrate(newDatabaseUrl);
  const add = (form: Partial<StoredForm> = {}): Promise<string> =>
    prepared.add({ ...MEDICAL_EVALUATION.name, ...form });
  const migrateAgain = (broken: string): Promise<void> =>
    prepared.migrateAgain([
      'alter table saved_forms drop column summary',
      "delete from kysely_migration where name >= '0017'",
      `update saved_forms set form_data = 'no report' where id = '${broken}'`,
    ]);

  test('are summarised each by its own type; what is not known or cannot be read has none', async () => {
    for (let index = 0; index < FORMS; index += 1)
      await add({ formData: { patientName: `Zz ${index}`, emploi: 'soudeur' } });
    const meta = { schemaVersion: 1, reportLanguage: 'fr', normals: {}, notExamined: [] } as const;
    const confirmed = { ...meta, confirmed: ['rachisFlexion' as const], notExamined: [] };
    const formData = { patientName: 'Zz Alix', rachisFlexion: '90' };
    const [examined, first] = [await add({ meta: confirmed, formData }), await add({ reportTypeVersion: 1 })];
    const [later, broken] = [await add({ reportTypeVersion: 99 }), await add()];
    await migrateAgain(broken);
    const summaries = new Map(
      (await prepared.store.savedForms.list(prepared.ownerId, {})).map(({ id, summary }) => [id, summary]),
    );
    expect(summaries.size).toBe(FORMS + 4);
    expect(summaries.get(examined)).toEqual(summariseReport(MEDICAL_EVALUATION, formData, confirmed));
    expect(summaries.get(first)).toMatchObject({ workerName: 'Zz' });
    expect([summaries.get(later), summaries.get(broken)]).toEqual([undefined, undefined]);
    const names = new Set(Array.from(summaries.values(), (summary) => summary?.workerName));
    expect(names.size).toBe(FORMS + 3);
  });
});
