/** The rows of a save, written by the database's own driver with nothing around it: what a server could reach at best. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';

/** Saves that the bare engine makes. */
export interface BareFigures {
  readonly perSecond: number;
  /** Milliseconds of each. */
  readonly times: readonly number[];
}

/** What one save writes: the key with its answer, the draft. Only the first one of a session leaves an event. */
const KEY = `insert into idempotency_keys (user_id, route, key, request_hash, status, headers, sealed_body, subjects, created_at)
  values (?, 'PUT /api/saved-forms/:id', ?, ?, 200, '{"etag":"\\"2\\""}', ?, '', ?)`;
const FORM = `update saved_forms set sealed_listing = ?, form_type = 'draft', retention_days = 7, sealed_form_data = ?,
  sealed_meta = null,
  version = version + 1, updated_at = ?, expires_at = ? where id = ? and owner_id = ?`;
const HASH = 'a'.repeat(64);
const ANSWER = JSON.stringify({
  id: randomUUID(),
  formType: 'draft',
  retentionDays: 7,
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
  expiresAt: new Date(0).toISOString(),
  expired: false,
  version: 2,
});

interface Place {
  readonly userId: string;
  readonly formId: string;
  readonly formData: string;
}

function valuesOf({ userId, formId, formData }: Place) {
  const now = Date.now();
  return {
    key: [userId, randomUUID(), HASH, Buffer.from(ANSWER), now],
    form: [Buffer.from('Banc'), Buffer.from(formData), now, now, formId, userId],
  };
}

/** SQLite as the server opens it: WAL, FULL, and what is replaced is written over. */
export function openBareSqlite(dataDir: string) {
  const database = new Database(path.join(dataDir, 'constat.db'));
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'secure_delete = ON',
    'temp_store = MEMORY',
    'foreign_keys = ON',
  ])
    database.pragma(pragma);
  const [key, form] = [KEY, FORM].map((text) => database.prepare(text));
  const save = database.transaction((place: Place) => {
    const values = valuesOf(place);
    key?.run(values.key);
    form?.run(values.form);
  });
  return { save: (place: Place) => save.immediate(place), close: () => void database.close() };
}

/** One draft after another. */
export function saveBareOnSqlite(
  dataDir: string,
  places: readonly Place[],
  milliseconds: number,
): BareFigures {
  const engine = openBareSqlite(dataDir);
  try {
    const times: number[] = [];
    const started = performance.now();
    for (let turn = 0; performance.now() - started < milliseconds; turn += 1) {
      const place = places[turn % places.length];
      if (place === undefined) throw new Error('no form');
      const before = performance.now();
      engine.save(place);
      times.push(performance.now() - before);
    }
    return { perSecond: (times.length * 1000) / (performance.now() - started), times };
  } finally {
    engine.close();
  }
}

/** PostgreSQL over as many connections as a server has, one draft each. */
export async function saveBareOnPostgres(
  url: string,
  places: readonly Place[],
  milliseconds: number,
): Promise<BareFigures> {
  const numbered = (text: string) => {
    let parameter = 0;
    return text.replaceAll('?', () => `$${(parameter += 1)}`);
  };
  const [key, form] = [KEY, FORM].map(numbered);
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    places.map(async (place) => {
      const client = new pg.Client(url);
      await client.connect();
      while (performance.now() - started < milliseconds) {
        const before = performance.now();
        const values = valuesOf(place);
        await client.query('begin');
        await client.query({ name: 'key', text: key ?? '', values: values.key });
        await client.query({ name: 'form', text: form ?? '', values: values.form });
        await client.query('commit');
        times.push(performance.now() - before);
      }
      await client.end();
    }),
  );
  return { perSecond: (times.length * 1000) / (performance.now() - started), times };
}
