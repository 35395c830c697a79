/** `npm test`: the checks, the unit tests, then the whole line in a real browser against the built pages. */
import { buildWeb } from './build-web.ts';
import { check } from './check.ts';
import { runVitest } from './run-vitest.ts';

if (!(await check())) process.exit(1);
if (!(await runVitest('unit*'))) process.exit(1);
buildWeb();
if (!(await runVitest('end to end'))) process.exit(1);
