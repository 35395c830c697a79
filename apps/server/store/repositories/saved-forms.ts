import type { SavedFormItem } from '@constat/contract';
import { REACTIVATION_DAYS, readReport } from '@constat/report/rules';
import type { FormData, FormType } from '@constat/report/rules';
import type { Kysely } from 'kysely';
import { keptStatement } from '../kept-statement.ts';
import type { SavedFormRow, Tables } from '../tables.ts';

/** A saved form without its content. */
export interface StoredFormItem {
  readonly id: string;
  readonly title: string;
  readonly formType: FormType;
  readonly retentionDays: number;
  readonly meta: SavedFormItem['meta'] | undefined;
  readonly version: number;
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
  ...(['id', 'title', 'formType', 'retentionDays', 'meta', 'version'] as const),
  ...(['createdAt', 'updatedAt', 'expiresAt'] as const),
] as const;

type ItemRow = Omit<SavedFormRow, 'formData' | 'ownerId'>;
type Columns = Omit<SavedFormRow, 'id' | 'ownerId' | 'createdAt'>;

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
        .values({ ...toColumns(form), id: form.id, ownerId, createdAt: form.createdAt })
        .execute();
    },

    async find(ownerId: string, id: string): Promise<StoredForm | undefined> {
      const row = await db
        .selectFrom('savedForms')
        .select([...ITEM_COLUMNS, 'formData'])
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { ...toItem(row), formData: readReport(JSON.parse(row.formData)).data };
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
      },
    ): Promise<StoredFormItem[]> {
      const { formType, limit, after } = page;
      const rows = await db
        .selectFrom('savedForms')
        .select(ITEM_COLUMNS)
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

    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('savedForms')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Erases the drafts that can no longer be reactivated; answers their ids. */
    async eraseLapsed(now: number): Promise<string[]> {
      const rows = await db
        .deleteFrom('savedForms')
        .where('expiresAt', '<=', now - REACTIVATION_DAYS * 86_400_000)
        .returning('id')
        .execute();
      return rows.map((row) => row.id);
    },
  };
}

function toColumns(form: StoredForm): Columns {
  const { title, formType, retentionDays, version, updatedAt, expiresAt } = form;
  return {
    title,
    formType,
    retentionDays,
    version,
    updatedAt,
    expiresAt,
    formData: JSON.stringify(form.formData),
    meta: form.meta === undefined ? null : JSON.stringify(form.meta),
  };
}

function toItem(row: ItemRow): StoredFormItem {
  const { id, title, formType, retentionDays, version, createdAt, updatedAt, expiresAt } = row;
  return {
    id,
    title,
    formType,
    retentionDays,
    version,
    createdAt,
    updatedAt,
    expiresAt,
    meta: row.meta === null ? undefined : (JSON.parse(row.meta) as NonNullable<SavedFormItem['meta']>),
  };
}
