/** `npm run audit -- verify`: goes through the audit trail and names its first broken link. */
import { runAuditTask } from '../apps/server/tasks/audit-task.ts';

process.exitCode = await runAuditTask(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
