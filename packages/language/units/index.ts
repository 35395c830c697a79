export * from './unit-names.ts';
export * from './units.ts';
