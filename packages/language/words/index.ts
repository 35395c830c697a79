export * from './meaning.ts';
export * from './root.ts';
