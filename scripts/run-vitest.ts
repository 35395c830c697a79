import { runTool } from './run-tool.ts';

/** Runs one project of the tests, showing it as it goes, with the arguments of the command; true when all pass. */
export async function runVitest(project: string): Promise<boolean> {
  const { status } = await runTool('vitest', ['run', '--project', project, ...process.argv.slice(2)], {
    show: true,
    env: { CI: 'true' },
  });
  return status === 0;
}
