import { FIRST_REPORT_TYPE } from '@constat/report/catalogue';
import { holdsFindings, readReport } from '@constat/report/rules';
import type { ReportMeta } from '@constat/report/rules';
import type { Kysely } from 'kysely';

interface Before {
  savedForms: {
    id: string;
    formData: string;
    meta: string | null;
    hasFindings: number;
    hasDictation: number;
  };
  recordings: { savedFormId: string | null };
  audioChunks: { savedFormId: string | null; transcription: string | null };
}

/** Forms read at a time. */
const BATCH = 200;

/**
 * Whether a saved form is the record of an examination, and so is not erased at its term. Forms saved before are judged
 * by their content, and by the recordings tied to them, the words of which may be erased already.
 */
export async function createExaminationRecords(db: Kysely<Before>): Promise<void> {
  for (const column of ['hasFindings', 'hasDictation'])
    await db.schema
      .alterTable('savedForms')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  await judgeContents(db);
  await db
    .updateTable('savedForms')
    .set({ hasDictation: 1 })
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          db.selectFrom('recordings').select('savedFormId').where('savedFormId', 'is not', null),
        ),
        where(
          'id',
          'in',
          db
            .selectFrom('audioChunks')
            .select('savedFormId')
            .where('savedFormId', 'is not', null)
            .where('transcription', 'is not', null)
            // That of a segment in which nothing was said.
            .where('transcription', 'not like', '%"transcription":""%'),
        ),
      ]),
    )
    .execute();
}

async function judgeContents(db: Kysely<Before>): Promise<void> {
  for (let last = ''; ;) {
    const forms = await db
      .selectFrom('savedForms')
      .select(['id', 'formData', 'meta'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const records = forms.filter(holdsExamination).map(({ id }) => id);
    if (records.length > 0)
      await db.updateTable('savedForms').set({ hasFindings: 1 }).where('id', 'in', records).execute();
    const end = forms.at(-1);
    if (end === undefined || forms.length < BATCH) return;
    last = end.id;
  }
}

/** What cannot be read is kept. */
function holdsExamination({ formData, meta }: { readonly formData: string; readonly meta: string | null }) {
  try {
    const known = meta === null ? undefined : (JSON.parse(meta) as Pick<ReportMeta, 'confirmed'>);
    const { data } = readReport(FIRST_REPORT_TYPE, JSON.parse(formData));
    return holdsFindings(FIRST_REPORT_TYPE, data, known);
  } catch {
    return true;
  }
}
