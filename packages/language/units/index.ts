export * from './unit-symbols.ts';
export * from './unit-table.ts';
export * from './units.ts';
