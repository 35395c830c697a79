export type {
  Difference,
  FactKind,
  FidelityOptions,
  FidelityReport,
  TextLanguage,
  TextSpan,
} from './difference.ts';
export { checkFidelity } from './check-fidelity.ts';
export { describeDifference } from './describe-difference.ts';
export { diffWords } from './diff-words.ts';
export type { WordChange } from './diff-words.ts';
export { stripHidden } from './strip-hidden.ts';
