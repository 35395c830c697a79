/** `npm run check`: format, lint, types, boundaries, dead code, translations, list of fields, lock file, licences. Every failing step is shown whole. */
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries.ts';
import { checkFieldList } from './check/list-fields.ts';
import { checkLicences } from './check/licences.ts';
import { checkLockFile } from './check/lock-file.ts';
import { runTool } from './check/run-tool.ts';
import type { ToolResult } from './check/run-tool.ts';
import { checkTranslations } from './check/translations.ts';

const STEPS: readonly { readonly name: string; readonly run: () => Promise<ToolResult> }[] = [
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => runTool('oxlint', ['--type-aware', '--deny-warnings', '.']) },
  { name: 'types', run: () => runTool('typescript:tsc', ['-b']) },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'dead code', run: () => runTool('knip', []) },
  { name: 'translations', run: checkTranslations },
  { name: 'list of fields', run: checkFieldList },
  { name: 'lock file', run: checkLockFile },
  { name: 'licences', run: checkLicences },
];

/** Each step is busy with one processor for most of its time. */
const AT_ONCE = 2;

/** Runs every step and prints each outcome as it comes; true when all pass. */
export async function check(): Promise<boolean> {
  const waiting = [...STEPS];
  let passed = true;
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const started = performance.now();
      const { status, output } = await step.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const isGood = status === 0;
      passed &&= isGood;
      console.log(`${isGood ? '✔' : '✖'} ${step.name} (${seconds} s)${isGood ? '' : `\n${output}`}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return passed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await check()) ? 0 : 1;
