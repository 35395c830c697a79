/** `task.js NAME …` of a bundle: what `npm run NAME -- …` does in a checkout, by default on the launcher's data. */
import { dataFolder } from '../../apps/launcher/data-folder.ts';

const TASKS: Readonly<Record<string, () => Promise<unknown>>> = {
  account: () => import('../account.ts'),
  audit: () => import('../audit.ts'),
  backup: () => import('../backup.ts'),
  clock: () => import('../clock.ts'),
  key: () => import('../key.ts'),
  model: () => import('../model.ts'),
  restore: () => import('../restore.ts'),
  snapshots: () => import('../snapshots.ts'),
  'verify-report': () => import('../verify-report.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const run = TASKS[name];
if (run === undefined) {
  process.stderr.write(`Tâches / Tasks: ${Object.keys(TASKS).join(', ')}\n`);
  process.exitCode = 2;
} else {
  // On somebody's own computer the data lie where the launcher keeps them, whatever folder a terminal is in.
  if (process.env['DATABASE_URL'] === undefined)
    process.env['CONSTAT_DATA_DIR'] = dataFolder(process.env, process.platform);
  await run();
}
