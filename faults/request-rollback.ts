import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import type { StoredForm } from '../apps/server/store/sealed-form.ts';
import { openStore } from '../apps/server/store/store.ts';
import { openDatabaseFile } from '../apps/server/testing/database-files.ts';
import { spawnRefused } from '../apps/server/testing/spawn-server.ts';
import { buildFormBody } from '../apps/server/testing/build-form.ts';
import type { FaultRecord } from './fault-record.ts';
import type { RequestStage } from './request-stage.ts';
import { Tally, checkAfterwards } from './tally.ts';

const PLANTED = ['Zzretour'];
const LATER = '9999-a-later-program';

function change(stage: RequestStage, statement: string, ...values: readonly unknown[]): void {
  const database = openDatabaseFile(path.join(stage.dataDir, 'constat.db'));
  database.prepare(statement).run(...values);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}

/** Fault 21, the half of a rollback: a database that a later program has changed, and reports that it has written. */
export async function rollBack(
  stage: RequestStage,
  { drafts }: { readonly drafts: number },
): Promise<FaultRecord> {
  const tally = new Tally();
  const { physician } = stage;
  for (let draft = 0; draft < drafts; draft += 1)
    await physician.json(
      'POST',
      '/api/saved-forms',
      buildFormBody({ formData: { emploi: `Zzretour ${draft}` } }),
    );

  await stage.server.end('SIGTERM');
  change(stage, "insert into kysely_migration (name, timestamp) values (?, '2030-01-01')", LATER);
  const file = path.join(stage.dataDir, 'constat.db');
  const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex');
  const before = hash();
  const { code, stderr, stdout } = await spawnRefused({ CONSTAT_DATA_DIR: stage.dataDir });
  const isOneLine = /^DATABASE_NEWER : [^\n]+ \/ [^\n]+\n$/u.test(stderr) && stdout === '';
  tally.check(
    code === 1 && isOneLine,
    'silent',
    `an older server starts, or says ${stderr.split('\n').length} lines`,
  );
  tally.check(hash() === before, 'lost', 'an older server has changed the database');
  change(stage, 'delete from kysely_migration where name = ?', LATER);
  tally.trials += 1;
  await stage.restart();
  await checkAfterwards(stage, tally, { planted: PLANTED });
  await readLaterReport(stage, tally);
  return tally.record(
    21,
    'rollback of the server',
    'a later database refused in one line, untouched; a later report is read, and not saved over',
  );
}

/** A report with a field and a shape of a later program, in a database that this one knows. */
async function readLaterReport(stage: RequestStage, tally: Tally): Promise<void> {
  const { physician } = stage;
  const [id = ''] = physician.acknowledged.keys();
  await stage.server.end('SIGTERM');
  const later = { emploi: 'Zzretour', champDePlusTard: 'Zzretour plus tard' };
  const meta: StoredForm['meta'] = {
    schemaVersion: 99,
    reportLanguage: 'fr',
    normals: {},
    confirmed: [],
    notExamined: [],
  };
  await writeForm(stage, id, { formData: later, meta });
  const before = sealedBytes(stage, id);
  await stage.restart();
  tally.trials += 1;
  const list = await physician.send('/api/saved-forms');
  tally.check(list.status === 200, 'silent', `the list with a later report: ${list.status} ${list.code}`);
  const read = await physician.send(`/api/saved-forms/${id}`);
  const form = read.status === 200 ? (JSON.parse(read.text) as SavedForm) : null;
  tally.check(
    form?.meta?.schemaVersion === 99,
    'silent',
    `a later report: ${read.status} ${read.code}, not said to be one`,
  );
  const version = { 'if-match': `"${form?.version ?? 1}"`, 'accept-language': 'en' };
  const saved = await physician.json('PUT', `/api/saved-forms/${id}`, buildFormBody(), version);
  tally.checkRefusal(saved, 'a save over a later report', { language: 'en', status: 409 });
  const isKept = sealedBytes(stage, id).equals(before);
  tally.check(isKept, 'lost', 'what an older program does not know of a report is gone');
}

/** Writes a report as a later program would. */
async function writeForm({ dataDir }: RequestStage, id: string, change: Partial<StoredForm>): Promise<void> {
  const database = openDatabaseFile(path.join(dataDir, 'constat.db'), { readonly: true });
  const owner = String(database.prepare('select owner_id from saved_forms where id = ?').pluck().get(id));
  database.close();
  const store = await openStore({ dataDir, databaseUrl: null });
  const form = await store.savedForms.find(owner, id);
  if (form === undefined) throw new Error('the report is gone');
  await store.savedForms.replace(owner, { ...form, ...change }, form.version);
  await store.close();
}

/** A report as it lies in the file. */
function sealedBytes({ dataDir }: RequestStage, id: string): Buffer {
  const database = openDatabaseFile(path.join(dataDir, 'constat.db'), { readonly: true });
  const bytes = database.prepare('select sealed_form_data from saved_forms where id = ?').pluck().get(id);
  database.close();
  return bytes instanceof Uint8Array ? Buffer.from(bytes) : Buffer.alloc(0);
}
