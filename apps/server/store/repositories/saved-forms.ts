import type { SavedFormItem } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { ReportTypeName } from '@constat/report/catalogue';
import { REACTIVATION_DAYS, readReport } from '@constat/report/rules';
import type { FormData, FormType, ReportSummary } from '@constat/report/rules';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { keptStatement } from '../kept-statement.ts';
import type { SavedFormRow, Tables } from '../tables.ts';

/** A saved form without its content. */
export interface StoredFormItem extends ReportTypeName {
  readonly id: string;
  readonly title: string;
  readonly formType: FormType;
  readonly retentionDays: number;
  readonly meta: SavedFormItem['meta'] | undefined;
  readonly version: number;
  readonly hasFindings: boolean;
  readonly hasDictation: boolean;
  /** What a list says of it; undefined where its type is not known. */
  readonly summary: ReportSummary | undefined;
  /** Epoch milliseconds, as the two below. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly expiresAt: number | null;
}

export interface StoredForm extends StoredFormItem {
  readonly formData: FormData;
}

/** Where a page of the list begins: after that form. */
export interface ListPosition {
  readonly updatedAt: number;
  readonly id: string;
}

const ITEM_COLUMNS = [
  ...(['id', 'title', 'formType', 'reportType', 'reportTypeVersion'] as const),
  ...(['retentionDays', 'meta', 'version'] as const),
  ...(['createdAt', 'updatedAt', 'expiresAt', 'hasFindings', 'hasDictation', 'summary'] as const),
] as const;

const COLUMNS_WITHOUT_META = ITEM_COLUMNS.filter((column) => column !== 'meta');

/** In the transcription of a segment in which nothing was said. */
const NO_WORDS = '%"transcription":""%';

type ItemRow = Omit<SavedFormRow, 'formData' | 'ownerId' | 'meta'> & { readonly meta?: string | null };
/** What a save may change: whether words were dictated is known of the recordings alone. */
type Columns = Omit<SavedFormRow, 'id' | 'ownerId' | 'createdAt' | 'hasDictation'>;

interface Place {
  readonly ownerId: string;
  readonly id: string;
}

const FIND_ITEM = keptStatement((db, { ownerId, id }: Place) =>
  db.selectFrom('savedForms').select(ITEM_COLUMNS).where('ownerId', '=', ownerId).where('id', '=', id),
);

const REPLACE = keptStatement(
  (db, { ownerId, id, from, ...columns }: Place & { readonly from: number } & Columns) =>
    db
      .updateTable('savedForms')
      .set(columns)
      .where('ownerId', '=', ownerId)
      .where('id', '=', id)
      .where('version', '=', from)
      .where('formType', '=', 'draft'),
);

/** Saved forms; every call but the retention's names the owner, and another owner's form is as one that is not there. */
export function savedForms(db: Kysely<Tables>) {
  return {
    async add(ownerId: string, form: StoredForm): Promise<void> {
      await db
        .insertInto('savedForms')
        .values({
          ...toColumns(form),
          id: form.id,
          ownerId,
          createdAt: form.createdAt,
          hasDictation: form.hasDictation ? 1 : 0,
        })
        .execute();
    },

    async find(ownerId: string, id: string): Promise<StoredForm | undefined> {
      const row = await db
        .selectFrom('savedForms')
        .select([...ITEM_COLUMNS, 'formData'])
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { ...toItem(row), formData: readAnswers(row) };
    },

    /** The same without its content, which a save need not read. */
    async findItem(ownerId: string, id: string): Promise<StoredFormItem | undefined> {
      const [row] = (await FIND_ITEM(db, { ownerId, id })).rows;
      return row && toItem(row);
    },

    /** True when a form of anybody's has that id. */
    async isTaken(id: string): Promise<boolean> {
      const row = await db.selectFrom('savedForms').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    /** Newest first; all of them without a limit. */
    async list(
      ownerId: string,
      page: {
        readonly formType?: FormType | undefined;
        readonly limit?: number | undefined;
        readonly after?: ListPosition | undefined;
        /** Leaves out what only a form that is opened needs. */
        readonly withoutMeta?: boolean;
      },
    ): Promise<StoredFormItem[]> {
      const { formType, limit, after, withoutMeta = false } = page;
      const rows: ItemRow[] = await db
        .selectFrom('savedForms')
        .select(withoutMeta ? COLUMNS_WITHOUT_META : ITEM_COLUMNS)
        .where('ownerId', '=', ownerId)
        .$if(formType !== undefined, (query) => query.where('formType', '=', formType ?? 'draft'))
        .$if(after !== undefined, (query) =>
          query.where((where) =>
            where.or([
              where('updatedAt', '<', after?.updatedAt ?? 0),
              where.and([where('updatedAt', '=', after?.updatedAt ?? 0), where('id', '<', after?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      return rows.map(toItem);
    },

    /** Writes a draft that still has the version `from`; false when another save came first, or it is a copy. */
    async replace(ownerId: string, form: StoredForm, from: number): Promise<boolean> {
      const values = { ownerId, id: form.id, from, ...toColumns(form) };
      return (await REPLACE(db, values)).numAffectedRows === 1n;
    },

    /** Removes a form; one that is a record only where that is said. */
    async remove(
      ownerId: string,
      id: string,
      { evenRecord }: { readonly evenRecord: boolean },
    ): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('savedForms')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .$if(!evenRecord, (query) => query.where('formType', '=', 'draft').where(isNoRecord))
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Notes of the forms that those recordings are tied to that words were dictated for them. */
    async noteDictation(ownerId: string, recordingIds: readonly string[]): Promise<void> {
      if (recordingIds.length === 0) return;
      const dictated = db
        .selectFrom('audioChunks')
        .leftJoin('recordingStreams', (join) =>
          join
            .onRef('recordingStreams.ownerId', '=', 'audioChunks.ownerId')
            .onRef('recordingStreams.recordingId', '=', 'audioChunks.recordingId'),
        )
        .select(({ fn }) =>
          fn.coalesce('audioChunks.savedFormId', 'recordingStreams.savedFormId').as('savedFormId'),
        )
        .where('audioChunks.ownerId', '=', ownerId)
        .where('audioChunks.recordingId', 'in', recordingIds)
        .where('audioChunks.transcription', 'is not', null)
        .where('audioChunks.transcription', 'not like', NO_WORDS);
      const spoken = db
        .selectFrom('spokenPhrases')
        .innerJoin('recordingStreams', (join) =>
          join
            .onRef('recordingStreams.ownerId', '=', 'spokenPhrases.ownerId')
            .onRef('recordingStreams.recordingId', '=', 'spokenPhrases.recordingId'),
        )
        .select('recordingStreams.savedFormId')
        .where('spokenPhrases.ownerId', '=', ownerId)
        .where('spokenPhrases.recordingId', 'in', recordingIds)
        .where('spokenPhrases.words', '!=', '[]');
      await db
        .updateTable('savedForms')
        .set({ hasDictation: 1 })
        .where('ownerId', '=', ownerId)
        .where('hasDictation', '=', 0)
        .where((where) => where.or([where('id', 'in', dictated), where('id', 'in', spoken)]))
        .execute();
    },

    /** Erases the drafts that are no records and can no longer be reactivated; answers their ids. */
    async eraseLapsed(now: number): Promise<string[]> {
      const rows = await db
        .deleteFrom('savedForms')
        .where('expiresAt', '<=', now - REACTIVATION_DAYS * 86_400_000)
        .where(isNoRecord)
        .returning('id')
        .execute();
      return rows.map((row) => row.id);
    },
  };
}

function isNoRecord(where: ExpressionBuilder<Tables, 'savedForms'>) {
  return where.and([where('hasFindings', '=', 0), where('hasDictation', '=', 0)]);
}

/** Older names are read into the present ones; what is of a type of a later version is left as it is. */
function readAnswers({ formData, ...name }: ReportTypeName & { readonly formData: string }): FormData {
  const type = REPORT_TYPES.find(name);
  const answers: unknown = JSON.parse(formData);
  return type === undefined ? (answers as FormData) : readReport(type, answers).data;
}

function toColumns(form: StoredForm): Columns {
  const { title, formType, reportType, reportTypeVersion, retentionDays, version } = form;
  const { updatedAt, expiresAt } = form;
  return {
    title,
    formType,
    reportType,
    reportTypeVersion,
    retentionDays,
    version,
    updatedAt,
    expiresAt,
    hasFindings: form.hasFindings ? 1 : 0,
    summary: form.summary === undefined ? null : JSON.stringify(form.summary),
    formData: JSON.stringify(form.formData),
    meta: form.meta === undefined ? null : JSON.stringify(form.meta),
  };
}

function toItem(row: ItemRow): StoredFormItem {
  const { id, title, formType, reportType, reportTypeVersion, retentionDays, version } = row;
  const { createdAt, updatedAt, expiresAt } = row;
  return {
    id,
    title,
    formType,
    reportType,
    reportTypeVersion,
    retentionDays,
    version,
    createdAt,
    updatedAt,
    expiresAt,
    hasFindings: row.hasFindings === 1,
    hasDictation: row.hasDictation === 1,
    summary: row.summary === null ? undefined : (JSON.parse(row.summary) as ReportSummary),
    meta:
      row.meta === null || row.meta === undefined
        ? undefined
        : (JSON.parse(row.meta) as NonNullable<SavedFormItem['meta']>),
  };
}
