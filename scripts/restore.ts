/** `npm run restore -- FILE`: puts a checked copy in the place of the database, while no server runs. */
import { runRestoreCommand } from '../apps/server/copies/restore-command.ts';
import { askTerminal } from '../apps/server/platform/ask-terminal.ts';

process.exitCode = await runRestoreCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  ask: askTerminal,
});
