export * from './collect-phrases.ts';
export * from './phrase.ts';
