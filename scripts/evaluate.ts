/**
 * `npm run evaluate -- --speech … --assist …`: what a recognition model or a text engine does to the fictional cases and
 * the recordings of the project, and to one's own; docs/engines.md says how, and what the figures mean.
 */
import { runEvaluation } from './evaluate/run-evaluation.ts';

const stopped = new AbortController();
// The first one prints what is done so far, the second one ends at once.
process.once('SIGINT', () => stopped.abort());

process.exitCode = await runEvaluation(process.argv.slice(2), {
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
  signal: stopped.signal,
});
