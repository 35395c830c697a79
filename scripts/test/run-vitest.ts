import { buildTestServer } from './build-test-server.ts';
import { runTool } from '../check/run-tool.ts';

/**
 * Runs one project of the tests, with the server bundled, showing it as it goes; true when all pass.
 * @param args for the test runner: by default those of the command
 * @param env more of the environment
 */
export async function runVitest(
  project: string,
  args: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const { status } = await runTool('vitest', ['run', '--project', project, ...args], {
    show: true,
    env: { CI: 'true', TEST_SERVER: await buildTestServer(), ...env },
  });
  return status === 0;
}
