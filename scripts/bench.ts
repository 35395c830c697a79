/** `npm run bench`: every benchmark, or those named: `npm run bench -- bundles speech`. */
import { benchBundles } from '../bench/bundles.ts';
import { benchExports } from '../bench/exports.ts';
import { benchSpeech } from '../bench/speech.ts';
import { benchStart } from '../bench/start.ts';

const BENCHMARKS: Readonly<Record<string, () => unknown>> = {
  bundles: benchBundles,
  exports: benchExports,
  speech: benchSpeech,
  start: benchStart,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await run();
}
