export * from './read-value.ts';
export * from './reading.ts';
export * from './scores.ts';
