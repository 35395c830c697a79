export * from './figure.ts';
export * from './read-figures.ts';
export * from './write-value.ts';
export * from './written-value.ts';
export { readLevelRun } from './levels.ts';
export { numberAfterNoun } from './number-after-noun.ts';
export { isMinus } from './signed-measures.ts';
