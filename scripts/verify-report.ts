/** `npm run verify-report -- FILE.pdf`: says whether a PDF is one that was signed here. */
import { runVerifyCommand } from '../apps/server/commands/verify-command.ts';

process.exitCode = await runVerifyCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
