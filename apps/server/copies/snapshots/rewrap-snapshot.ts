import Database from 'better-sqlite3';
import type { InstallationSecret } from '../../keys/installation-secret.ts';
import { lockForRecovery } from '../../keys/recovery-code.ts';
import { openBytes } from '../../keys/sealed-bytes.ts';
import type { RecoverySheetRow } from '../../store/installation-tables.ts';

/** Where the one sheet lay before there could be several. */
const EARLIER_LOCK = 'recovery-lock';

interface KeyRow {
  readonly id: string;
  readonly isPresent: number;
  readonly secretId: string;
  readonly wrappedKey: Buffer;
}

/** The recovery sheets of a database file, the oldest first. */
export function readSheets(database: Database.Database): RecoverySheetRow[] {
  return database
    .prepare<[], RecoverySheetRow>(
      `select id, public_key as publicKey, made_at as madeAt, confirmed_at as confirmedAt
      from recovery_sheets order by made_at`,
    )
    .all();
}

/**
 * Has the keys inside the file of a decrypted snapshot open with these recovery sheets, and no others, as its own key will.
 * Where they cannot be locked anew, since their secret is gone or the file is from before there were several sheets, they
 * stay as they are.
 * @returns what locks for each sheet that opens the keys inside; the snapshot's own key has to open with the same
 * @throws UnreadableSeal, SqliteError
 */
export function rewrapSnapshot(
  file: string,
  {
    secrets,
    sheets,
  }: { readonly secrets: readonly InstallationSecret[]; readonly sheets: readonly RecoverySheetRow[] },
): readonly string[] {
  const database = new Database(file, { fileMustExist: true });
  try {
    const hasTable = database
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'recovery_sheets'")
      .get();
    if (hasTable === undefined) {
      const find = database.prepare<[string], string>('select value from settings where name = ?').pluck();
      return [find.get(EARLIER_LOCK) ?? []].flat();
    }
    const keys = openKeys(database, secrets);
    if (keys === null) return readSheets(database).map(({ publicKey }) => publicKey);
    const locks = sheets.map(({ publicKey }) => publicKey);
    database.pragma('secure_delete = ON');
    database
      .transaction(() => {
        database.prepare('delete from recovery_sheets').run();
        const insert = database.prepare(
          'insert into recovery_sheets (id, public_key, made_at, confirmed_at) values (:id, :publicKey, :madeAt, :confirmedAt)',
        );
        for (const sheet of sheets) insert.run(sheet);
        const lock = database.prepare('update installation_keys set recovery_key = ? where id = ?');
        for (const { id, key } of keys) lock.run(lockForRecovery(key, locks, id), id);
      })
      .immediate();
    return locks;
  } finally {
    database.close();
  }
}

/** Those whose secret is here; null where the present one's is not. */
function openKeys(
  database: Database.Database,
  secrets: readonly InstallationSecret[],
): { readonly id: string; readonly key: Buffer }[] | null {
  const rows = database
    .prepare<[], KeyRow>(
      `select id, is_present as isPresent, secret_id as secretId, wrapped_key as wrappedKey from installation_keys`,
    )
    .all();
  const opened = rows.map((row) => {
    const secret = secrets.find(({ id }) => id === row.secretId);
    return { ...row, key: secret === undefined ? null : openBytes(secret.key, row.wrappedKey, row.id) };
  });
  if (opened.some(({ isPresent, key }) => isPresent === 1 && key === null)) return null;
  return opened.flatMap(({ id, key }) => (key === null ? [] : [{ id, key }]));
}
