/** Text assistance: what an engine proposes, shown against what stands, taken or left by the physician. */
export { EngineLegend } from './lazy-engine-legend.ts';
export { AssistanceProvider } from './assisted-report.tsx';
export type { AssistedReport } from './assisted-report.tsx';
export { useDictationFollowUp } from './follow-up/use-dictation-follow-up.tsx';
export { hasFieldAssistance } from './has-field-assistance.ts';
