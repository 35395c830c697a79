/** `npm run verify-report -- FILE.pdf`: says whether a PDF is one that was signed here. */
import { runVerifyReportTask } from '../apps/server/tasks/verify-report-task.ts';

process.exitCode = await runVerifyReportTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
