/** Every benchmark by its name; each is loaded only when it is run. */
import type { Figure } from './measure.ts';

type Benchmark = () => readonly Figure[] | Promise<readonly Figure[]>;

/** Those of `npm run bench`, in the order of the table. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  typing: async () => (await import('./form.ts')).benchForm,
  bundles: async () => (await import('./bundles.ts')).benchBundles,
  dictation: async () => (await import('./dictation.ts')).benchDictation,
  live: async () => (await import('./live.ts')).benchLive,
  speech: async () => (await import('./speech.ts')).benchSpeech,
  'written-text': async () => (await import('./written-text.ts')).benchWrittenText,
  assistance: async () => (await import('./assistance.ts')).benchAssistance,
  fidelity: async () => (await import('./fidelity.ts')).benchFidelity,
  trace: async () => (await import('./trace.ts')).benchTrace,
  examination: async () => (await import('./examination.ts')).benchExamination,
  review: async () => (await import('./review.ts')).benchReview,
  growth: async () => (await import('./growth.ts')).benchGrowth,
  exports: async () => (await import('./exports.ts')).benchExports,
  saves: async () => (await import('./saves.ts')).benchSaves,
  start: async () => (await import('./start.ts')).benchStart,
};

/** Those that take minutes, run when they are named. */
export const LONG: Readonly<Record<string, () => Promise<Benchmark>>> = {
  'live-long': async () => (await import('./live.ts')).benchLiveLong,
  'saves-long': async () => (await import('./saves-long.ts')).benchSavesLong,
  'spoken-case': async () => (await import('./spoken-case.ts')).benchSpokenCase,
  'spoken-cell': async () => (await import('./spoken-cell.ts')).benchSpokenCell,
};
