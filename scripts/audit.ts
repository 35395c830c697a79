/** `npm run audit -- verify`: goes through the audit trail and names its first broken link. */
import { runAuditCommand } from '../apps/server/commands/audit-command.ts';

process.exitCode = await runAuditCommand(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
});
