/** `npm run check`: format, lint, types, boundaries, dead code, translations, list of fields, lock file, licences. Every failing step is shown whole. */
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries.ts';
import { checkFieldList } from './list-fields.ts';
import { checkLicences } from './licences.ts';
import { checkLockFile } from './lock-file.ts';
import { runTool } from './run-tool.ts';
import type { ToolResult } from './run-tool.ts';
import { checkTranslations } from './translations.ts';

const PROJECTS = [
  'packages',
  'packages/tsconfig.test.json',
  'apps/server',
  'apps/web',
  'apps/web/tsconfig.test.json',
  'tsconfig.json',
  'bench/form-libraries',
];

const STEPS: readonly { readonly name: string; readonly run: () => Promise<ToolResult> }[] = [
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => runTool('oxlint', ['--type-aware', '--deny-warnings', '.']) },
  ...PROJECTS.map((project) => ({
    name: `types (${project})`,
    run: () => runTool('typescript:tsc', ['-p', project]),
  })),
  { name: 'boundaries', run: checkBoundaries },
  { name: 'dead code', run: () => runTool('knip', []) },
  { name: 'translations', run: checkTranslations },
  { name: 'list of fields', run: checkFieldList },
  { name: 'lock file', run: checkLockFile },
  { name: 'licences', run: checkLicences },
];

/** Runs every step and prints the outcome; true when all pass. */
export async function check(): Promise<boolean> {
  let passed = true;
  for (const { name, run } of STEPS) {
    const started = performance.now();
    const { status, output } = await run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${status === 0 ? '✔' : '✖'} ${name} (${seconds} s)`);
    if (status !== 0) {
      passed = false;
      console.log(output);
    }
  }
  return passed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await check()) ? 0 : 1;
