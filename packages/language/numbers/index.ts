export * from './cardinal.ts';
export * from './decimal-sign.ts';
export * from './quantity.ts';
export * from './rank.ts';
