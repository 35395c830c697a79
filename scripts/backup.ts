/** `npm run backup -- FILE`: a checked copy of the database, also while the server runs. */
import { runBackupTask } from '../apps/server/tasks/backup-task.ts';

process.exitCode = runBackupTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
