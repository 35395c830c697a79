/** `npm test`: the checks, the unit tests, then the whole line in a real browser against the built pages. */
import { buildWeb } from './build-web.ts';
import { check } from './check.ts';
import { runTool } from './run-tool.ts';

async function vitest(project: string): Promise<boolean> {
  const { status } = await runTool('vitest', ['run', '--project', project, ...process.argv.slice(2)], {
    show: true,
    env: { CI: 'true' },
  });
  return status === 0;
}

if (!(await check())) process.exit(1);
if (!(await vitest('unit'))) process.exit(1);
buildWeb();
if (!(await vitest('end to end'))) process.exit(1);
