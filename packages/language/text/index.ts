export * from './function-words.ts';
export * from './cut-words.ts';
export * from './fold.ts';
export * from './phrase-trie.ts';
export * from './token.ts';
export * from './tokenise.ts';
export * from './word.ts';
