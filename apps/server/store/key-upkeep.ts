import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { InstallationSecret } from '../keys/installation-secret.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import type { DialectName } from './dialect.ts';
import { dataKeys } from './repositories/data-keys.ts';
import { incidents } from './repositories/incidents.ts';
import { savedForms } from './repositories/saved-forms.ts';
import { readOrMark, signedContents } from './repositories/signed-contents.ts';
import { signedVersions } from './repositories/signed-versions.ts';
import type { Tables } from './tables.ts';

/** Keys that one transaction wraps anew; a save waits for no more. */
const AT_ONCE = 200;
/** Between two looks at what a server has wrapped meanwhile, in milliseconds. */
const PAUSE_MS = 200;

/** What the person at the terminal does with the installation's keys. */
export interface KeyUpkeep {
  state(): Promise<{
    readonly installationKeys: number;
    readonly dataKeys: number;
    /** The secrets that the installation's keys are wrapped with. */
    readonly secretIds: readonly string[];
  }>;
  /**
   * Opens every report and all that was signed, and goes through the chain, as a check of what was restored.
   * @returns how many reports there are
   * @throws UnreadableSeal at the first that does not open, or is not what was signed
   */
  openAllReports(): Promise<number>;
  /**
   * Puts a new key of the installation under that secret and wraps every other key with it, while servers run.
   * @returns how many keys were wrapped anew
   */
  rotate(secret: InstallationSecret, now: number): Promise<number>;
}

export function keyUpkeep(db: Kysely<Tables>, dialect: DialectName, ring: KeyRing): KeyUpkeep {
  return {
    async state() {
      const count = async (table: 'installationKeys' | 'dataKeys') => {
        const query = db.selectFrom(table).select(({ fn }) => fn.countAll<number | string>().as('all'));
        return Number((await query.executeTakeFirstOrThrow()).all);
      };
      const keys = await db.selectFrom('installationKeys').select('secretId').execute();
      return {
        secretIds: [...new Set(keys.map(({ secretId }) => secretId))],
        installationKeys: await count('installationKeys'),
        dataKeys: await count('dataKeys'),
      };
    },

    async openAllReports() {
      const keys = dataKeys(db, dialect, ring);
      const repository = savedForms(db, keys, dialect);
      const forms = await db.selectFrom('savedForms').select(['ownerId', 'id']).execute();
      for (const { ownerId, id } of forms) await repository.find(ownerId, id);
      const contents = signedContents(db, keys);
      for (const { ownerId, versionId } of await db
        .selectFrom('signedContents')
        .select(['ownerId', 'versionId'])
        .execute()) {
        const content = await readOrMark(contents.find(ownerId, versionId));
        const pdf = await readOrMark(contents.findPdf(ownerId, versionId));
        if (content.isDamaged || pdf.isDamaged) throw new UnreadableSeal();
      }
      const { brokenAt } = await signedVersions(db, { keys, dialect }).check();
      if (brokenAt !== null) throw new UnreadableSeal();
      return forms.length;
    },

    async rotate(secret, now) {
      await db.transaction().execute((transaction) => ring.replacePresent(transaction, { secret, now }));
      let wrapped = 0;
      for (;;) {
        const some = await db
          .transaction()
          .execute(
            async (transaction) =>
              (await dataKeys(transaction, dialect, ring).rewrap(AT_ONCE)) +
              (await incidents(transaction, ring).rewrap(AT_ONCE)),
          );
        wrapped += some;
        if (some > 0) continue;
        if ((await removeEarlier(db)) || !(await isPresent(db, ring.present))) break;
        await pause(PAUSE_MS);
      }
      await ring.reload(db);
      return wrapped;
    },
  };
}

/** Removes the keys that wrap nothing any more; false where a server has wrapped something with one meanwhile. */
async function removeEarlier(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db
      .deleteFrom('installationKeys')
      .where('isPresent', '=', 0)
      .where('id', 'not in', db.selectFrom('dataKeys').select('keyId'))
      .where('id', 'not in', db.selectFrom('incidents').select('keyId'))
      .execute();
  } catch (error) {
    // PostgreSQL: a key wrapped with it was committed just now, or is being.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['23503', '55P03'].includes(code)) throw error;
  }
  const left = await db.selectFrom('installationKeys').select('id').where('isPresent', '=', 0).execute();
  return left.length === 0;
}

async function isPresent(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('installationKeys')
    .select('id')
    .where('id', '=', id)
    .where('isPresent', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
