export * from './fold.ts';
export * from './token.ts';
export * from './tokenise.ts';
