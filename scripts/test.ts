/**
 * `npm test`: the checks, the unit tests, then the whole line in a real browser against the built pages. What takes long is
 * drawn in part; `npm test -- --whole` does all of it.
 */
import { buildWeb } from './build/build-web.ts';
import { check } from './check.ts';
import { runVitest } from './test/run-vitest.ts';

const env = process.argv.includes('--whole') ? { TEST_WHOLE: 'yes' } : {};
if (!(await check())) process.exit(1);
if (!(await runVitest('unit*', [], env))) process.exit(1);
buildWeb();
if (!(await runVitest('end to end', [], env))) process.exit(1);
