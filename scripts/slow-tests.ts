/**
 * `npm run slow-tests`: the unit tests that start many programs, compile many files or read a corpus, named `*.slow.test.ts`;
 * `npm run slow-tests -- restore` runs one file.
 */
import { runVitest } from './test/run-vitest.ts';

if (!(await runVitest('slow'))) process.exitCode = 1;
