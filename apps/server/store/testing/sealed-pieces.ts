import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

/** Every byte of every file of the data directory. */
export function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n');
}

/** What the database holds of a record, sealed, and its wrapped key: a piece of each few hundred bytes. */
export function sealedPieces(
  dataDir: string,
  queries: Readonly<Record<string, readonly string[]>>,
): string[] {
  const database = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
  try {
    const contents = Object.entries(queries).flatMap(([query, values]) =>
      database
        .prepare<unknown[], Uint8Array>(query)
        .pluck()
        .all(...values),
    );
    return contents.flatMap((content) => {
      const bytes = Buffer.from(content);
      const starts = Array.from({ length: Math.ceil(bytes.length / 300) }, (_, index) => index * 300);
      return starts
        .map((start) => bytes.toString('latin1', start, start + 24))
        .filter((piece) => piece.length > 16);
    });
  } finally {
    database.close();
  }
}
