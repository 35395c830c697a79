import { REACTIVATION_DAYS } from '@constat/report/rules';
import type { FormType } from '@constat/report/rules';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import { UnreadableSeal } from '../../keys/sealed-bytes.ts';
import type { DialectName } from '../dialect.ts';
import { cachedStatement } from '../cached-statement.ts';
import { markUnreadable, openAnswers, openItem, sealForm } from '../sealed-form.ts';
import type { Columns, ItemRow, StoredForm, StoredFormItem } from '../sealed-form.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';

/** A draft that came to its term, and whose it was. */
export interface ErasedForm {
  readonly id: string;
  readonly ownerId: string;
}

/** Where a page of the list begins: after that form. */
export interface ListPosition {
  readonly updatedAt: number;
  readonly id: string;
}

const OPEN_COLUMNS = [
  ...(['savedForms.id', 'formType', 'reportType', 'reportTypeVersion', 'retentionDays', 'version'] as const),
  ...(['createdAt', 'updatedAt', 'expiresAt', 'hasFindings', 'hasDictation'] as const),
  ...(['lockedBy', 'lockedAs', 'lockedAt', 'replaces'] as const),
] as const;
const ITEM_COLUMNS = [...OPEN_COLUMNS, 'sealedListing', 'sealedMeta'] as const;
const COLUMNS_WITHOUT_META = [...OPEN_COLUMNS, 'sealedListing'] as const;

interface Place {
  readonly ownerId: string;
  readonly id: string;
}

const keyPlace = ({ ownerId, id }: Place): KeyPlace => ({ kind: 'report', ownerId, subjectId: id });

const FIND_ITEM = cachedStatement((db, { ownerId, id }: Place) =>
  withKeys(db).select(ITEM_COLUMNS).where('savedForms.ownerId', '=', ownerId).where('savedForms.id', '=', id),
);

/** The forms, each with its key. */
function withKeys(db: Kysely<Tables>) {
  return db
    .selectFrom('savedForms')
    .leftJoin('dataKeys', (join) =>
      join
        .on('dataKeys.kind', '=', 'report')
        .onRef('dataKeys.ownerId', '=', 'savedForms.ownerId')
        .onRef('dataKeys.subjectId', '=', 'savedForms.id'),
    )
    .select(['dataKeys.keyId', 'dataKeys.wrappedKey']);
}

const REPLACE = cachedStatement(
  (db, { ownerId, id, from, ...columns }: Place & { readonly from: number } & Columns) =>
    db
      .updateTable('savedForms')
      .set(columns)
      .where('ownerId', '=', ownerId)
      .where('id', '=', id)
      .where('version', '=', from)
      .where('formType', '=', 'draft')
      .where('lockedBy', 'is', null),
);

/** Saved forms; every call but the retention's names the owner, and another owner's form is as one that is not there. */
export function savedForms(db: Kysely<Tables>, keys: DataKeys, dialect: DialectName) {
  const read = async (ownerId: string, row: ItemRow): Promise<StoredFormItem> =>
    openItem(row, await keys.unwrap(row, keyPlace({ ownerId, id: row.id })));
  /** One that is damaged does not hide the others from their list. */
  const readOrMark = async (ownerId: string, row: ItemRow): Promise<StoredFormItem> => {
    try {
      return await read(ownerId, row);
    } catch (error) {
      if (!(error instanceof UnreadableSeal)) throw error;
      return markUnreadable(row);
    }
  };

  return {
    async add(ownerId: string, form: StoredForm): Promise<void> {
      const key = await keys.findOrAdd(keyPlace({ ownerId, id: form.id }));
      await db
        .insertInto('savedForms')
        .values({
          ...sealForm(form, key),
          id: form.id,
          ownerId,
          createdAt: form.createdAt,
          hasDictation: form.hasDictation ? 1 : 0,
          replaces: form.replaces ?? null,
        })
        .execute();
    },

    async find(ownerId: string, id: string): Promise<StoredForm | undefined> {
      const row = await withKeys(db)
        .select([...ITEM_COLUMNS, 'sealedFormData'])
        .where('savedForms.ownerId', '=', ownerId)
        .where('savedForms.id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const key = await keys.unwrap(row, keyPlace({ ownerId, id }));
      return { ...openItem(row, key), formData: openAnswers(row, row.sealedFormData, key) };
    },

    /** The same without its content, which a save need not read. */
    async findItem(ownerId: string, id: string): Promise<StoredFormItem | undefined> {
      const [row] = (await FIND_ITEM(db, { ownerId, id })).rows;
      return row && read(ownerId, row);
    },

    /**
     * Waits, on PostgreSQL, for whoever changes that form; from then on nobody does until the transaction ends. Comes
     * before an entry is added to the chain of signed versions, as everywhere: in the other order two could wait for each
     * other.
     */
    async hold(ownerId: string, id: string): Promise<void> {
      if (dialect !== 'postgres') return;
      const form = db
        .selectFrom('savedForms')
        .select('id')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id);
      await form.forUpdate().execute();
    },

    /** Null where no report has that id. */
    async ownerOf(id: string): Promise<string | null> {
      const row = await db.selectFrom('savedForms').select('ownerId').where('id', '=', id).executeTakeFirst();
      return row?.ownerId ?? null;
    },

    /** Newest first; all of them without a limit. */
    async list(
      ownerId: string,
      page: {
        readonly formType?: FormType | undefined;
        readonly ids?: readonly string[];
        readonly limit?: number | undefined;
        readonly after?: ListPosition | undefined;
        /** Leaves out what only a form that is opened needs. */
        readonly withoutMeta?: boolean;
      },
    ): Promise<StoredFormItem[]> {
      const { formType, ids, limit, after, withoutMeta = false } = page;
      const isWanted = (where: ExpressionBuilder<Tables, 'savedForms'>) =>
        where.and([
          where('savedForms.ownerId', '=', ownerId),
          ...(formType === undefined ? [] : [where('savedForms.formType', '=', formType)]),
          ...(ids === undefined ? [] : [where('savedForms.id', 'in', ids)]),
          ...(after === undefined ? [] : [isAfter(where, after)]),
        ]);
      const rows: ItemRow[] = await withKeys(db)
        .select(withoutMeta ? COLUMNS_WITHOUT_META : ITEM_COLUMNS)
        .where((where) =>
          limit === undefined
            ? isWanted(where)
            : // The page first: else PostgreSQL may look for the keys of all forms.
              where(
                'savedForms.id',
                'in',
                db
                  .selectFrom('savedForms')
                  .select('savedForms.id')
                  .where(isWanted)
                  .orderBy('savedForms.updatedAt', 'desc')
                  .orderBy('savedForms.id', 'desc')
                  .limit(limit),
              ),
        )
        .orderBy('savedForms.updatedAt', 'desc')
        .orderBy('savedForms.id', 'desc')
        .execute();
      const items: StoredFormItem[] = [];
      for (const row of rows) items.push(await readOrMark(ownerId, row));
      return items;
    },

    /** Writes a draft that still has the version `from`; false when another save came first, or it is a copy or locked. */
    async replace(ownerId: string, form: StoredForm, from: number): Promise<boolean> {
      const place = { ownerId, id: form.id };
      const key = await keys.find(keyPlace(place));
      if (key === undefined) return false;
      const values = { ...place, from, ...sealForm(form, key) };
      return (await REPLACE(db, values)).numAffectedRows === 1n;
    },

    /** Removes a form; one that is a record, or is locked, only where that is said. */
    async remove(
      ownerId: string,
      id: string,
      { evenRecord, evenLocked = false }: { readonly evenRecord: boolean; readonly evenLocked?: boolean },
    ): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('savedForms')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        // What was signed is a record, whatever it holds.
        .$if(!evenLocked || !evenRecord, (query) => query.where('lockedBy', 'is', null))
        .$if(!evenRecord, (query) => query.where('formType', '=', 'draft').where(isNoRecord))
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      await keys.erase(keyPlace({ ownerId, id }));
      return true;
    },

    /** Erases the drafts that are no records and can no longer be reactivated; answers which. */
    async eraseExpired(now: number): Promise<ErasedForm[]> {
      const rows = await db
        .deleteFrom('savedForms')
        .where('expiresAt', '<=', now - REACTIVATION_DAYS * 86_400_000)
        .where('lockedBy', 'is', null)
        .where(isNoRecord)
        .returning(['id', 'ownerId'])
        .execute();
      for (const row of rows) await keys.erase(keyPlace(row));
      return rows;
    },
  };
}

function isAfter(where: ExpressionBuilder<Tables, 'savedForms'>, { updatedAt, id }: ListPosition) {
  const isSameMoment = where('savedForms.updatedAt', '=', updatedAt);
  return where.or([
    where('savedForms.updatedAt', '<', updatedAt),
    where.and([isSameMoment, where('savedForms.id', '<', id)]),
  ]);
}

function isNoRecord(where: ExpressionBuilder<Tables, 'savedForms'>) {
  return where.and([where('hasFindings', '=', 0), where('hasDictation', '=', 0)]);
}
