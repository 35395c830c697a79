import { runModelTask } from '../apps/server/tasks/model-task.ts';

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

process.exitCode = await runModelTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  signal: interruption.signal,
});
