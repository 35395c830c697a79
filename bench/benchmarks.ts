/** Every benchmark by its name; each is loaded only when it is run. */
import type { Figure } from './measure.ts';

type Benchmark = () => readonly Figure[] | Promise<readonly Figure[]>;

/** Those of `npm run bench`, in the order of the table. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  typing: async () => (await import('./form/form.ts')).benchForm,
  bundles: async () => (await import('./form/bundles.ts')).benchBundles,
  dictation: async () => (await import('./speech/dictation.ts')).benchDictation,
  live: async () => (await import('./speech/live.ts')).benchLive,
  speech: async () => (await import('./speech/speech.ts')).benchSpeech,
  'written-text': async () => (await import('./text/written-text.ts')).benchWrittenText,
  assistance: async () => (await import('./text/assistance.ts')).benchAssistance,
  fidelity: async () => (await import('./text/fidelity.ts')).benchFidelity,
  trace: async () => (await import('./text/trace.ts')).benchTrace,
  examination: async () => (await import('./text/examination.ts')).benchExamination,
  review: async () => (await import('./text/review.ts')).benchReview,
  growth: async () => (await import('./text/growth.ts')).benchGrowth,
  exports: async () => (await import('./exports/exports.ts')).benchExports,
  saves: async () => (await import('./saves/saves.ts')).benchSaves,
  start: async () => (await import('./start/start.ts')).benchStart,
};

/** Those that take minutes, run when they are named. */
export const LONG: Readonly<Record<string, () => Promise<Benchmark>>> = {
  'live-long': async () => (await import('./speech/live.ts')).benchLiveLong,
  'saves-long': async () => (await import('./saves/saves-long.ts')).benchSavesLong,
  'spoken-case': async () => (await import('./speech/spoken-case.ts')).benchSpokenCase,
  'spoken-cell': async () => (await import('./speech/spoken-cell.ts')).benchSpokenCell,
};
