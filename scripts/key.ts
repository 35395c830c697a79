/** `npm run key`: where the key of the content lies; `-- recovery`, `-- rotate` and `-- recover` change it. */
import { runKeyTask } from '../apps/server/tasks/key-task.ts';
import { askTerminal } from '../apps/server/platform/ask-terminal.ts';

process.exitCode = await runKeyTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  ask: askTerminal,
});
