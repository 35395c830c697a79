import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';

/** Runs a statement on a store's database past the program, as somebody with a database tool would. */
export async function runSql(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
  statement: string,
): Promise<void> {
  if (databaseUrl === null) {
    const database = new Database(path.join(dataDir, 'constat.db'));
    try {
      database.exec(statement);
    } finally {
      database.close();
    }
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
