import Database from 'better-sqlite3';
import path from 'node:path';
import pg from 'pg';

/** The tables of a store's database in which a row holds that text anywhere, read past the program. */
export async function tablesContaining(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  text: string,
): Promise<string[]> {
  if (databaseUrl === undefined) {
    const database = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
    try {
      const names = database
        .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
        .pluck()
        .all() as string[];
      const holds = (name: string) =>
        database
          .prepare<[], object>(`select * from "${name}"`)
          .all()
          .some((row) => JSON.stringify(row).includes(text));
      return names.filter(holds).toSorted();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const row = await client.query(`select 1 from "${name}" as t where t::text like $1 limit 1`, [
        `%${text}%`,
      ]);
      if (row.rows.length > 0) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}
