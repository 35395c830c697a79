import { REPORT_TYPES } from '@constat/report/catalogue';
import { readReport, summariseReport } from '@constat/report/rules';
import type { ReportMeta } from '@constat/report/rules';
import type { Kysely } from 'kysely';

interface Before {
  savedForms: {
    id: string;
    reportType: string;
    reportTypeVersion: number;
    formData: string;
    meta: string | null;
    summary: string | null;
  };
}

/** Forms read at a time. */
const BATCH = 200;

/** What a list says of each report; those saved before are summarised by their own types. */
export async function createReportSummaries(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('savedForms').addColumn('summary', 'text').execute();
  for (let last = ''; ;) {
    const forms = await db
      .selectFrom('savedForms')
      .select(['id', 'reportType', 'reportTypeVersion', 'formData', 'meta'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const form of forms) {
      const summary = summaryOf(form);
      if (summary !== null)
        await db.updateTable('savedForms').set({ summary }).where('id', '=', form.id).execute();
    }
    const end = forms.at(-1);
    if (end === undefined || forms.length < BATCH) return;
    last = end.id;
  }
}

/** Null for a report of a type that is not known here, and for one that cannot be read. */
function summaryOf({ formData, meta, ...name }: Omit<Before['savedForms'], 'id' | 'summary'>): string | null {
  const type = REPORT_TYPES.find(name);
  if (type === undefined) return null;
  try {
    const { data } = readReport(type, JSON.parse(formData));
    const known = meta === null ? undefined : (JSON.parse(meta) as ReportMeta);
    return JSON.stringify(summariseReport(type, data, known));
  } catch {
    return null;
  }
}
