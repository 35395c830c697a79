import type { Kysely } from 'kysely';

/** The type of each report and its version. What was saved before is of the type that there was. */
export async function createReportTypes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('savedForms')
    .addColumn('reportType', 'text', (definition) => definition.notNull().defaultTo('cnesst-medical'))
    .execute();
  await db.schema
    .alterTable('savedForms')
    .addColumn('reportTypeVersion', 'integer', (definition) => definition.notNull().defaultTo(1))
    .execute();
}
