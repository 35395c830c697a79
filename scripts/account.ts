/** `npm run account`: the accounts of the installation; `-- add`, `-- reset`, `-- disable` and `-- enable` change them. */
import { runAccountCommand } from '../apps/server/accounts/account-command.ts';
import { askTerminalUnseen } from '../apps/server/platform/ask-terminal.ts';

process.exitCode = await runAccountCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  askPassword: askTerminalUnseen,
});
