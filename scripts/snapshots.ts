/** `npm run snapshots -- FOLDER`: encrypted snapshots of the database on a schedule, each restored as a check. */
import { runSnapshotsTask } from '../apps/server/tasks/snapshots-task.ts';

process.exitCode = await runSnapshotsTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
