/**
 * `npm run screens`: every screen in a real browser, in both languages; `npm run screens -- saving` runs one file,
 * `npm run screens -- --draw` a fixed half of the files, each in one of the two languages.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';
import { runVitest } from './test/run-vitest.ts';

const DRAW = '--draw';
/** In the draw whatever its half holds: what nobody can do without, and what bounds the first load of each page. */
const ALWAYS = [
  'accessibility.test.ts',
  'built-pages.test.ts',
  'content-security-policy.test.ts',
  'dictation.test.ts',
  'dictation-into-form.test.ts',
  'draft-synchronisation.test.ts',
  'exports.test.ts',
  'first-account.test.ts',
  'form-page.test.ts',
  'form-strip-values.test.ts',
  'late-data.test.ts',
  'lock.test.ts',
  'saving.test.ts',
  'sign.test.ts',
];

/** The files of the draw: those above, and of the others every second one by name. */
function drawnFiles(): string[] {
  const others = readdirSync(join(import.meta.dirname, '..', 'e2e'))
    .filter((name) => name.endsWith('.test.ts') && name !== 'end-to-end.test.ts' && !ALWAYS.includes(name))
    .toSorted();
  return [...ALWAYS, ...others.filter((_, at) => at % 2 === 0)].map((name) => `e2e/${name}`);
}

const isDraw = process.argv.includes(DRAW);
const named = process.argv.slice(2).filter((argument) => argument !== DRAW);
buildWeb();
const files = isDraw && named.length === 0 ? drawnFiles() : named;
if (!(await runVitest('screens', files, isDraw ? { SCREENS_DRAW: 'yes' } : {}))) process.exitCode = 1;
