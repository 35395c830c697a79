/** The report as print, PDF and Word. */
export { useExports } from './use-exports.ts';
export type { ReadReport } from './preflight.ts';
export type { Exports } from './use-exports.ts';
