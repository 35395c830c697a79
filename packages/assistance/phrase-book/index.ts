export * from './collect-phrases.ts';
export * from './phrase.ts';
export { proposePhrases } from './propose-phrases.ts';
export type { ProposedPhrase } from './propose-phrases.ts';
export { RESTRICTION_CLASSES } from './restriction-scale.ts';
