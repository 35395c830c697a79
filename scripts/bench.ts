/** `npm run bench`: every benchmark, or those named: `npm run bench -- bundles speech`; `saves-long` only by its name. */
import { benchAssistance } from '../bench/assistance.ts';
import { benchBundles } from '../bench/bundles.ts';
import { benchDictation } from '../bench/dictation.ts';
import { benchExports } from '../bench/exports.ts';
import { benchForm } from '../bench/form.ts';
import { benchFidelity } from '../bench/fidelity.ts';
import { benchGrowth } from '../bench/growth.ts';
import { benchSaves, benchSavesLong } from '../bench/saves.ts';
import { benchSpeech } from '../bench/speech.ts';
import { benchStart } from '../bench/start.ts';
import { benchTrace } from '../bench/trace.ts';
import { benchWrittenText } from '../bench/written-text.ts';

const BENCHMARKS: Readonly<Record<string, () => unknown>> = {
  assistance: benchAssistance,
  bundles: benchBundles,
  dictation: benchDictation,
  exports: benchExports,
  form: benchForm,
  fidelity: benchFidelity,
  growth: benchGrowth,
  saves: benchSaves,
  speech: benchSpeech,
  start: benchStart,
  trace: benchTrace,
  'written-text': benchWrittenText,
};

/** Those that take minutes, run when they are named. */
const LONG: Readonly<Record<string, () => unknown>> = {
  'saves-long': benchSavesLong,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries({ ...BENCHMARKS, ...LONG })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in LONG) continue;
  console.log(`\n${name}`);
  await run();
}
