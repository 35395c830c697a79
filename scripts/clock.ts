/** `npm run clock`: the time of the computer and the latest known one; `npm run clock -- confirm` takes the first for right. */
import { runClockTask } from '../apps/server/tasks/clock-task.ts';

process.exitCode = await runClockTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
