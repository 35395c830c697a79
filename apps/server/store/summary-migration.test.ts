import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { summariseReport } from '@constat/report/rules';
import { expect, test } from 'vitest';
import { onBothDatabases } from './testing/databases.ts';
import { buildEarlierDatabase, buildEarlierForm } from './testing/earlier-tables.ts';

/** More than are read at a time. */
const FORMS = 230;

onBothDatabases('forms saved before the list had summaries', (newDatabaseUrl) => {
  test('are summarised each by its own type; what is not known or cannot be read has none', async () => {
    const earlier = await buildEarlierDatabase(
      '0017-report-summaries',
      (await newDatabaseUrl.empty()) ?? null,
    );
    const ownerId = await earlier.addPhysician();
    const build = (columns = {}) => buildEarlierForm(ownerId, { ...MEDICAL_EVALUATION.name, ...columns });
    const many = Array.from({ length: FORMS }, (_, index) =>
      build({ formData: JSON.stringify({ patientName: `Zz ${index}`, emploi: 'soudeur' }) }),
    );
    const meta = { schemaVersion: 1, reportLanguage: 'fr', normals: {}, notExamined: [] } as const;
    const confirmed = { ...meta, confirmed: ['rachisFlexion' as const], notExamined: [] };
    const formData = { patientName: 'Zz Alix', rachisFlexion: '90' };
    const examined = build({ meta: JSON.stringify(confirmed), formData: JSON.stringify(formData) });
    const [first, later] = [build({ reportTypeVersion: 1 }), build({ reportTypeVersion: 99 })];
    const broken = build({ formData: 'no report' });
    await earlier.insert('savedForms', [...many, examined, first, later, broken]);

    const store = await earlier.open();
    const kept = await store.savedForms.list(ownerId, {});
    const summaries = new Map(kept.map(({ id, summary }) => [id, summary]));
    expect(summaries.size).toBe(FORMS + 4);
    expect(summaries.get(examined.id)).toEqual(summariseReport(MEDICAL_EVALUATION, formData, confirmed));
    expect(summaries.get(first.id)).toMatchObject({ workerName: 'Zz' });
    expect([summaries.get(later.id), summaries.get(broken.id)]).toEqual([undefined, undefined]);
    const names = new Set(Array.from(summaries.values(), (summary) => summary?.workerName));
    expect(names.size).toBe(FORMS + 3);
  });
});
