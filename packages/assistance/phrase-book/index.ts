export * from './collect-phrases.ts';
