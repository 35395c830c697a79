export * from './calendar.ts';
export * from './months.ts';
export * from './years-en.ts';
