export * from './figure.ts';
export * from './read-figures.ts';
export * from './write-value.ts';
export * from './written-value.ts';
export { readLevelRun } from './levels.ts';
export { numberAfterNoun } from './numbered.ts';
export { isMinus } from './signed.ts';
