import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { nameOfPlace } from '../../keys/data-key.ts';
import type { DataKey, KeyPlace } from '../../keys/data-key.ts';
import type { KeyRing, WrappedKey } from '../../keys/key-ring.ts';
import { newKey, UnreadableSeal } from '../../keys/sealed-bytes.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DialectName } from '../dialect.ts';
import { pendingErasures } from './pending-erasures.ts';
import { cachedStatement } from '../cached-statement.ts';
import type { Tables } from '../tables.ts';

/** How often a key is wrapped again because another process changed the installation's key meanwhile. */
const TRIES = 5;

const FIND = cachedStatement((db, place: KeyPlace) => select(db, place));
/** On PostgreSQL nobody erases the key before the end of the transaction that seals something with it. */
const FIND_TO_WRITE = cachedStatement((db, place: KeyPlace) => select(db, place).forKeyShare());

function select(db: Kysely<Tables>, { kind, ownerId, subjectId }: KeyPlace) {
  return db
    .selectFrom('dataKeys')
    .select(['keyId', 'wrappedKey'])
    .where('kind', '=', kind)
    .where('ownerId', '=', ownerId)
    .where('subjectId', '=', subjectId);
}

/** The keys that content is sealed with. Whoever erases the content erases its key, without which nothing opens it. */
export function dataKeys(db: Kysely<Tables>, dialect: DialectName, ring: KeyRing) {
  const find = dialect === 'postgres' ? FIND_TO_WRITE : FIND;
  // A transaction asks for the same few keys again and again.
  const known = new Map<string, { readonly key: DataKey; readonly isToWrite: boolean }>();
  const remember = (place: KeyPlace, key: DataKey, isToWrite: boolean): DataKey => {
    if (db.isTransaction) known.set(nameOfPlace(place), { key, isToWrite });
    return key;
  };

  /** Notes what copies and snapshots hold still. */
  const note = async (places: readonly KeyPlace[]): Promise<void> => {
    for (const place of places) known.delete(nameOfPlace(place));
    if (dialect === 'postgres') return;
    for (const place of places) await pendingErasures(db).add(place);
  };

  return {
    /** The key of that place for reading; undefined where there is none. */
    async find(place: KeyPlace): Promise<DataKey | undefined> {
      const found = known.get(nameOfPlace(place));
      if (found !== undefined) return found.key;
      const [row] = (await FIND(db, pick(place))).rows;
      return row && remember(place, await ring.unwrap(db, row, place), false);
    },

    /** The key that came with the row that it belongs to. @throws UnreadableSeal where there is none */
    async unwrap(row: { readonly [Column in keyof WrappedKey]: WrappedKey[Column] | null }, place: KeyPlace) {
      const { keyId, wrappedKey } = row;
      if (keyId === null || wrappedKey === null) throw new UnreadableSeal();
      return remember(place, await ring.unwrap(db, { keyId, wrappedKey }, place), false);
    },

    /** The key of that place for reading what is known to be there. @throws UnreadableSeal where there is none */
    async require(place: KeyPlace): Promise<DataKey> {
      const key = await this.find(place);
      if (key === undefined) throw new UnreadableSeal();
      return key;
    },

    /** The key of that place for writing; a new one where there is none. @throws Refusal UNAUTHENTICATED where the account is gone */
    async findOrAdd(place: KeyPlace): Promise<DataKey> {
      const found = known.get(nameOfPlace(place));
      if (found?.isToWrite === true) return found.key;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const [row] = (await find(db, pick(place))).rows;
        if (row !== undefined) return remember(place, await ring.unwrap(db, row, place), true);
        // Nothing is wrapped with a key that is being replaced.
        const isAdded = await this.add(place);
        if (isAdded) continue;
        // The account was erased while something of it was under way.
        if ((await ownerOf(db, place, dialect).executeTakeFirst()) === undefined)
          throw new Refusal('UNAUTHENTICATED');
        await ring.reload(db);
      }
      throw new UnreadableSeal();
    },

    /** False where the installation's key was replaced meanwhile, the place has a key, or the account is gone. */
    async add(place: KeyPlace): Promise<boolean> {
      const { keyId, wrappedKey } = ring.wrap(newKey(), place);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('dataKeys')
        .columns(['kind', 'ownerId', 'subjectId', 'keyId', 'wrappedKey'])
        .expression((from) =>
          from
            .selectFrom('installationKeys')
            .select([
              sql<KeyPlace['kind']>`cast(${place.kind} as text)`.as('kind'),
              sql<string>`cast(${place.ownerId} as text)`.as('ownerId'),
              sql<string>`cast(${place.subjectId} as text)`.as('subjectId'),
              'id',
              bytes(wrappedKey, dialect).as('wrappedKey'),
            ])
            .where('id', '=', keyId)
            .where('isPresent', '=', 1)
            .where((where) => where.exists(ownerOf(db, place, dialect))),
        )
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async erase({ kind, ownerId, subjectId }: KeyPlace): Promise<void> {
      await db
        .deleteFrom('dataKeys')
        .where('kind', '=', kind)
        .where('ownerId', '=', ownerId)
        .where('subjectId', '=', subjectId)
        .execute();
      await note([{ kind, ownerId, subjectId }]);
    },

    /** Erases every key of an account; answers what each was for. */
    async eraseAllOf(ownerId: string): Promise<KeyPlace[]> {
      const erased = await db
        .deleteFrom('dataKeys')
        .where('ownerId', '=', ownerId)
        .returning(['kind', 'ownerId', 'subjectId'])
        .execute();
      // Copies hold the account, whether or not it had a key of its own.
      await note([...erased, { kind: 'account', ownerId, subjectId: ownerId }]);
      return erased;
    },

    /** Erases the keys of recordings of which nothing is left to open; of everybody's where no owner is named. */
    async eraseUnusedOfRecordings(ownerId?: string): Promise<void> {
      // On PostgreSQL first waits for who is sealing something; the deletion then sees what that has written.
      if (dialect === 'postgres')
        await db
          .selectFrom('dataKeys')
          .select('subjectId')
          .where('kind', '=', 'recording')
          .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? ''))
          .where(isUnused)
          .forUpdate()
          .execute();
      const erased = await db
        .deleteFrom('dataKeys')
        .where('kind', '=', 'recording')
        .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? ''))
        .where(isUnused)
        .returning(['kind', 'ownerId', 'subjectId'])
        .execute();
      await note(erased);
    },

    /** Wraps up to `limit` keys anew that an earlier key of the installation wraps; answers how many there were. */
    async rewrap(limit: number): Promise<number> {
      const present = await db
        .selectFrom('installationKeys')
        .select('id')
        .where('isPresent', '=', 1)
        .executeTakeFirst();
      // Somebody else has put another key in place since.
      if (present?.id !== ring.present) return 0;
      const rows = await db
        .selectFrom('dataKeys')
        .selectAll()
        .where('keyId', '!=', ring.present)
        .limit(limit)
        .execute();
      for (const row of rows) {
        const key = await ring.unwrapBytes(db, row, row);
        await db
          .updateTable('dataKeys')
          .set(ring.wrap(key, row))
          .where('kind', '=', row.kind)
          .where('ownerId', '=', row.ownerId)
          .where('subjectId', '=', row.subjectId)
          // One that was erased and made anew meanwhile is another key.
          .where('wrappedKey', '=', row.wrappedKey)
          .execute();
      }
      return rows.length;
    },
  };
}

/** The account, which on PostgreSQL nobody erases before the end of the transaction. */
function ownerOf(db: Kysely<Tables>, { ownerId }: KeyPlace, dialect: DialectName) {
  return db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', ownerId)
    .$if(dialect === 'postgres', (query) => query.forKeyShare());
}

/** Nothing is left of the recording that the key opens. */
function isUnused(where: ExpressionBuilder<Tables, 'dataKeys'>) {
  const of = (table: 'audioChunks' | 'recordingStreams' | 'recordings') =>
    where
      .selectFrom(table)
      .select(`${table}.recordingId`)
      .whereRef(`${table}.ownerId`, '=', 'dataKeys.ownerId')
      .whereRef(`${table}.recordingId`, '=', 'dataKeys.subjectId');
  const open = of('recordings').where('recordings.erasedAt', 'is', null);
  const contents = [of('audioChunks'), of('recordingStreams'), open];
  return where.and(contents.map((content) => where.not(where.exists(content))));
}

export type DataKeys = ReturnType<typeof dataKeys>;

/** Reads the rows of a list; one that is damaged does not hide the others, and is left out. */
export async function openEach<Row, Result>(
  rows: readonly Row[],
  open: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const opened: Result[] = [];
  for (const row of rows) {
    try {
      opened.push(await open(row));
    } catch (error) {
      if (!(error instanceof UnreadableSeal)) throw error;
    }
  }
  return opened;
}

function pick({ kind, ownerId, subjectId }: KeyPlace): KeyPlace {
  return { kind, ownerId, subjectId };
}

function bytes(value: Uint8Array, dialect: DialectName) {
  return dialect === 'postgres' ? sql<Uint8Array>`cast(${value} as bytea)` : sql<Uint8Array>`${value}`;
}
