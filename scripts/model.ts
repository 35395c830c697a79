import { runModelCommand } from '../apps/server/speech/models/model-command.ts';

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

process.exitCode = await runModelCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  signal: interruption.signal,
});
