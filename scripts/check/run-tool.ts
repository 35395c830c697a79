/** Runs one installed command-line tool and keeps what it prints. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface ToolResult {
  readonly status: number;
  readonly output: string;
}

/** The JavaScript file behind a package's command, so that no shell is needed on any system. */
function commandFile(packageName: string, command: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, file);
}

/** @param tool the package's name, or `package:command` where they differ */
export function runTool(
  tool: string,
  args: readonly string[],
  options: {
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly show?: boolean;
    /** The tool is ended after this time; its status is then not 0. */
    readonly timeoutMs?: number;
  } = {},
): Promise<ToolResult> {
  const [packageName = tool, command = packageName] = tool.split(':');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandFile(packageName, command), ...args], {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      timeout: options.timeoutMs ?? 0,
      killSignal: 'SIGKILL',
      stdio: [
        'ignore',
        options.show === true ? 'inherit' : 'pipe',
        options.show === true ? 'inherit' : 'pipe',
      ],
    });
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
