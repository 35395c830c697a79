/** `npm run backup -- FILE`: a checked copy of the database, also while the server runs. */
import { runBackupCommand } from '../apps/server/copies/backup-command.ts';

process.exitCode = runBackupCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
