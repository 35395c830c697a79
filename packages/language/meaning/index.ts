export * from './word-meanings.ts';
export * from './word-roots.ts';
