/** `npm run clock`: the time of the computer and the latest known one; `npm run clock -- confirm` takes the first for right. */
import { runClockCommand } from '../apps/server/retention/clock-command.ts';

process.exitCode = await runClockCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
