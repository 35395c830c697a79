/**
 * `npm test`: the checks, the unit tests, then the whole line in a real browser against the built pages. Unit tests that take
 * long are those of `npm run slow-tests`. `npm test -- --whole` runs both, and draws no example in part.
 */
import { buildWeb } from './build/build-web.ts';
import { check } from './check.ts';
import { runVitest } from './test/run-vitest.ts';

const isWhole = process.argv.includes('--whole');
const env = isWhole ? { TEST_WHOLE: 'yes' } : {};
if (!(await check())) process.exit(1);
if (!(await runVitest('unit*', [], env))) process.exit(1);
if (isWhole && !(await runVitest('slow', [], env))) process.exit(1);
buildWeb();
if (!(await runVitest('end to end', [], env))) process.exit(1);
