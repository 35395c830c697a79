/** `npm run account`: the accounts of the installation; `-- add`, `-- reset`, `-- disable` and `-- enable` change them. */
import { runAccountTask } from '../apps/server/tasks/account-task.ts';
import { askTerminalUnseen } from '../apps/server/platform/ask-terminal.ts';

process.exitCode = await runAccountTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  askPassword: askTerminalUnseen,
});
