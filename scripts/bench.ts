/**
 * `npm run bench`: every benchmark, or those named: `npm run bench -- bundles speech`; those that take
 * minutes (`LONG`) only by their names.
 */
import { benchAssistance } from '../bench/assistance.ts';
import { benchBundles } from '../bench/bundles.ts';
import { benchDictation } from '../bench/dictation.ts';
import { benchExamination } from '../bench/examination.ts';
import { benchExports } from '../bench/exports.ts';
import { benchForm } from '../bench/form.ts';
import { benchFidelity } from '../bench/fidelity.ts';
import { benchGrowth } from '../bench/growth.ts';
import { benchLive, benchLiveLong } from '../bench/live.ts';
import { benchSaves, benchSavesLong } from '../bench/saves.ts';
import { benchSpeech } from '../bench/speech.ts';
import { benchSpokenCase } from '../bench/spoken-case.ts';
import { benchSpokenCell } from '../bench/spoken-cell.ts';
import { benchStart } from '../bench/start.ts';
import { benchTrace } from '../bench/trace.ts';
import { benchWrittenText } from '../bench/written-text.ts';

const BENCHMARKS: Readonly<Record<string, () => unknown>> = {
  assistance: benchAssistance,
  bundles: benchBundles,
  dictation: benchDictation,
  examination: benchExamination,
  exports: benchExports,
  form: benchForm,
  fidelity: benchFidelity,
  growth: benchGrowth,
  live: () => benchLive(),
  saves: benchSaves,
  speech: benchSpeech,
  start: benchStart,
  trace: benchTrace,
  'written-text': benchWrittenText,
};

/** Those that take minutes, run when they are named. */
const LONG: Readonly<Record<string, () => unknown>> = {
  'live-long': benchLiveLong,
  'saves-long': benchSavesLong,
  'spoken-case': () => benchSpokenCase(),
  'spoken-cell': benchSpokenCell,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries({ ...BENCHMARKS, ...LONG })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in LONG) continue;
  console.log(`\n${name}`);
  await run();
}
