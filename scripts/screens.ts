/** `npm run screens`: every screen in a real browser, in both languages; `npm run screens -- saving` runs one file. */
import { buildWeb } from './build-web.ts';
import { runVitest } from './run-vitest.ts';

buildWeb();
if (!(await runVitest('screens'))) process.exitCode = 1;
