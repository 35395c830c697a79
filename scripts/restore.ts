/** `npm run restore -- FILE`: puts a checked copy in the place of the database, while no server runs. */
import { runRestoreTask } from '../apps/server/tasks/restore-task.ts';
import { askTerminal } from '../apps/server/platform/ask-terminal.ts';

process.exitCode = await runRestoreTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  ask: askTerminal,
});
