/** `npm run dev`: the server restarts and the pages reload on change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

const children = [
  spawn(
    process.execPath,
    ['--watch', '--disable-warning=ExperimentalWarning', join(root, 'apps', 'server', 'main.ts')],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, [vite, '--host', 'localhost', '--port', '5173', '--strictPort'], {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
  }),
];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
process.once('disconnect', stopAll);
for (const child of children) {
  child.on('exit', (code) => {
    stopAll();
    process.exitCode = code ?? 0;
  });
}
