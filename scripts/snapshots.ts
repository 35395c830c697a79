/** `npm run snapshots -- FOLDER`: encrypted snapshots of the database on a schedule, each restored as a check. */
import { runSnapshotsCommand } from '../apps/server/copies/snapshots/snapshots-command.ts';

process.exitCode = await runSnapshotsCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
