/**
 * `npm run screens`: every screen in a real browser, in both languages; `npm run screens -- saving` runs one file,
 * `npm run screens -- --draw` every file in one of the two languages.
 */
import { buildWeb } from './build/build-web.ts';
import { runVitest } from './test/run-vitest.ts';

const DRAW = '--draw';

const files = process.argv.slice(2).filter((argument) => argument !== DRAW);
buildWeb();
const env = files.length < process.argv.length - 2 ? { SCREENS_DRAW: 'yes' } : {};
if (!(await runVitest('screens', files, env))) process.exitCode = 1;
