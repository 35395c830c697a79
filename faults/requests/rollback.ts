import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import type { StoredForm } from '../../apps/server/store/sealed-form.ts';
import { openStore } from '../../apps/server/store/store.ts';
import { openDatabaseFile } from '../../apps/server/testing/database-files.ts';
import { spawnRefused } from '../../apps/server/testing/spawn-server.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, checkAfterwards } from './trial-counts.ts';

const PLANTED = ['Zzretour'];
const LATER = '9999-a-later-program';

function change(setup: RequestSetup, statement: string, ...values: readonly unknown[]): void {
  const database = openDatabaseFile(path.join(setup.dataDir, 'constat.db'));
  database.prepare(statement).run(...values);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}

/** Fault 21, the half of a rollback: a database that a later program has changed, and reports that it has written. */
export async function rollBack(
  setup: RequestSetup,
  { drafts }: { readonly drafts: number },
): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const { physician } = setup;
  for (let draft = 0; draft < drafts; draft += 1)
    await physician.json(
      'POST',
      '/api/saved-forms',
      buildFormBody({ formData: { emploi: `Zzretour ${draft}` } }),
    );

  await setup.server.end('SIGTERM');
  change(setup, "insert into kysely_migration (name, timestamp) values (?, '2030-01-01')", LATER);
  const file = path.join(setup.dataDir, 'constat.db');
  const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex');
  const before = hash();
  const { code, stderr, stdout } = await spawnRefused({ CONSTAT_DATA_DIR: setup.dataDir });
  const isOneLine = /^DATABASE_NEWER : [^\n]+ \/ [^\n]+\n$/u.test(stderr) && stdout === '';
  counts.check(
    code === 1 && isOneLine,
    'silent',
    `an older server starts, or says ${stderr.split('\n').length} lines`,
  );
  counts.check(hash() === before, 'lost', 'an older server has changed the database');
  change(setup, 'delete from kysely_migration where name = ?', LATER);
  counts.trials += 1;
  await setup.restart();
  await checkAfterwards(setup, counts, { planted: PLANTED });
  await readLaterReport(setup, counts);
  return counts.record(
    21,
    'rollback of the server',
    'a later database refused in one line, untouched; a later report is read, and not saved over',
  );
}

/** A report with a field and a shape of a later program, in a database that this one knows. */
async function readLaterReport(setup: RequestSetup, counts: TrialCounts): Promise<void> {
  const { physician } = setup;
  const [id = ''] = physician.acknowledged.keys();
  await setup.server.end('SIGTERM');
  const later = { emploi: 'Zzretour', champDePlusTard: 'Zzretour plus tard' };
  const meta: StoredForm['meta'] = {
    schemaVersion: 99,
    reportLanguage: 'fr',
    normals: {},
    confirmed: [],
    notExamined: [],
  };
  await writeForm(setup, id, { formData: later, meta });
  const before = sealedBytes(setup, id);
  await setup.restart();
  counts.trials += 1;
  const list = await physician.send('/api/saved-forms');
  counts.check(list.status === 200, 'silent', `the list with a later report: ${list.status} ${list.code}`);
  const read = await physician.send(`/api/saved-forms/${id}`);
  const form = read.status === 200 ? (JSON.parse(read.text) as SavedForm) : null;
  counts.check(
    form?.meta?.schemaVersion === 99,
    'silent',
    `a later report: ${read.status} ${read.code}, not said to be one`,
  );
  const version = { 'if-match': `"${form?.version ?? 1}"`, 'accept-language': 'en' };
  const saved = await physician.json('PUT', `/api/saved-forms/${id}`, buildFormBody(), version);
  counts.checkRefusal(saved, 'a save over a later report', { language: 'en', status: 409 });
  const isKept = sealedBytes(setup, id).equals(before);
  counts.check(isKept, 'lost', 'what an older program does not know of a report is gone');
}

/** Writes a report as a later program would. */
async function writeForm({ dataDir }: RequestSetup, id: string, change: Partial<StoredForm>): Promise<void> {
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
function sealedBytes({ dataDir }: RequestSetup, id: string): Buffer {
  const database = openDatabaseFile(path.join(dataDir, 'constat.db'), { readonly: true });
  const bytes = database.prepare('select sealed_form_data from saved_forms where id = ?').pluck().get(id);
  database.close();
  return bytes instanceof Uint8Array ? Buffer.from(bytes) : Buffer.alloc(0);
}
