/** The local rules: text assistance with no engine, in pure functions. */
export { conclusionTexts, generateConclusion } from './conclusion/generate-conclusion.ts';
export type { ConclusionSentences } from './conclusion/generate-conclusion.ts';
export { conclusionEvidence } from './conclusion/evidence.ts';
export type { Evidence } from './conclusion/evidence.ts';
export { isAsked } from './conclusion/mandate-sentences.ts';
export { CONCLUSION_FIELDS } from './conclusion/model.ts';
export type { ConclusionField, ConclusionRequest, SourcedSentence } from './conclusion/model.ts';
export type { Distribution, DistributionMark } from './distribute-subjective.ts';
export { enhanceHistory, enhanceSubjective } from './enhance-dictation.ts';
export { formatHistory } from './format-history.ts';
export { assembleSubjective, distributeTidied, formatSubjective } from './format-subjective.ts';
export type { TextLanguage } from '../fidelity/difference.ts';
